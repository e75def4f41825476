const load = () => import('../../../schemas/api/area.ts')

/** Schemas of the answers of an area's calls, for `parsed`. */
export const areaAnswers = {
  row: async () => (await load()).areaRow,
  list: async () => (await load()).areaList,
  names: async () => (await load()).areaNames,
  values: async () => (await load()).areaValues,
  bulk: async () => (await load()).areaBulkAnswer,
  batch: async () => (await load()).areaBatchAnswer,
  picture: async () => (await import('../../../schemas/api/image.ts')).storedPicture,
}
