/** The texts that `load` fetches; none if that fails, which is logged, and the toast is shown without them (E9). */
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
