export { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'

// The package gives all arrays a method that loops over names see; pdf.js refuses to start beside one.
Object.defineProperty(Array.prototype, 'random', { enumerable: false })
