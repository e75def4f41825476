const started = performance.now()

/** Says how far a bench has come, after how many seconds. */
export const say = (what) => console.error(`${Math.round((performance.now() - started) / 1000)} s: ${what}`)
