/**
 * The scripts that nearly every operation page needs, as one file: an additional request would cost more
 * than the few elements that some pages do not need.
 */
import '../reference/endpoint.ts';
import './playground.ts';
import './request-samples.ts';
