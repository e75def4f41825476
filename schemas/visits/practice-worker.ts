/** The address of the script that keeps a doctor's day (decision 51); it stays the same, because a browser looks there for a newer one. */
export const practiceWorkerPath = '/practice-worker.js'
