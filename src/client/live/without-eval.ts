/**
 * Stops zod from compiling code from strings: the page's Content-Security-Policy blocks it, and the attempt
 * would be reported as a violation.
 */
import { config } from 'zod';

config({ jitless: true });
