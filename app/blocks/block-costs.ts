/** Bytes of JavaScript (gz, without React) that each block's island loads; only the development server measures it. */
export async function blockCosts(): Promise<Record<string, number> | undefined> {
  const measure = (globalThis as { shipaBlockCosts?: () => Promise<Record<string, number>> }).shipaBlockCosts
  return measure?.()
}
