import * as z from 'zod/mini'

// The policy of our pages forbids code made of text, which zod would try as soon as there is a schema.
if (typeof document !== 'undefined') z.config({ jitless: true })

/**
 * zod for what a browser checks: only the parts that are used come along (6 kB gz in place of 28). Whoever makes schemas
 * in a browser imports it from here.
 */
export { z }
