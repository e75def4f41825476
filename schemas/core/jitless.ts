import { config } from 'zod/mini'

// The Content-Security-Policy forbids `eval`, which zod would otherwise try for every schema. A module of its own, imported
// before zod is used: a re-export of all of zod is not tree-shakable.
if (typeof document !== 'undefined') config({ jitless: true })
