/** Folders of pictures of the invented city: `city-07-dental` is its seventh clinic. */
export function cityClinic(folder: string): { index: number; kind: string } | undefined {
  const [, digits, kind] = /^city-(\d\d)-([a-z-]+)$/.exec(folder) ?? []
  return digits && kind ? { index: Number(digits) - 1, kind } : undefined
}
