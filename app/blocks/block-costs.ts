/** Bytes of JavaScript (gz, without React) that each block's island loads; measured by the development server. */
export async function blockCosts(): Promise<Record<string, number>> {
  const measure = (globalThis as { shipaBlockCosts?: () => Promise<Record<string, number>> }).shipaBlockCosts
  return measure ? measure() : {}
}
