/** How deep a value from outside may be nested: deeper than any value of ours, and far below the depth of the call stack. */
export const mostSteps = 64
