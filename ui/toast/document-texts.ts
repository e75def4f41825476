/** The texts that `load` fetches; none where that fails, which is logged and costs no message (E9). */
export async function documentTexts(
  load: (() => Promise<Record<string, unknown>>) | undefined,
): Promise<Record<string, unknown>> {
  try {
    return (await load?.()) ?? {}
  } catch (error) {
    reportError(error)
    return {}
  }
}
