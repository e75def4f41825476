/** Settings of a server that starts with a copy of the demo data, written by `seed-demo.ts`. */
export const demoData = { SEED: 'demo', DATA_FROM: 'test-results/demo-data' }
