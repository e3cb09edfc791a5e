/**
 * What nearly every page of an operation has, as one file: each request costs more than the few elements of it
 * that a page may do without.
 */
import '../reference/endpoint.ts';
import './playground.ts';
import './request-samples.ts';
