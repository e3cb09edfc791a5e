/** The page's policy lets nothing be made of text; zod would try, and be told on. */
import { config } from 'zod';

config({ jitless: true });
