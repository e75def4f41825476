import { fold } from '../../../schemas/formats/fold.ts'
import { type ExchangedService, exchange } from '../../../schemas/services/services.exchange.ts'
import type { Value } from '../../kit/area/area.ts'
import { importArea } from '../every/import-area.ts'
import { serviceTable } from './service-table.ts'
import { textsOf } from './texts-of.ts'

type NamedService = ExchangedService & { name: string; group: string }

const keyOf = (name: string, group: string): string => `${fold(group)}\n${fold(name)}`

/** Names by language, as a table has them. */
const namesOf = ({ nameKk, nameUz, nameEn }: ExchangedService) =>
  Object.fromEntries(
    Object.entries({ kk: nameKk, uz: nameUz, en: nameEn }).filter(([, name]) => name !== undefined),
  )

/** Services of a table: those with the same name in the same category are changed, prices of branches and doctors stay. */
export const imported = importArea<NamedService>({
  area: 'services',
  definition: exchange,
  tableOf: serviceTable,
  group: 'group',
  keyOf: ({ name, group }) => keyOf(name, group),
  keyOfStored: ({ name, group }) => keyOf(textsOf(name).ru ?? '', textsOf(group).ru ?? ''),
  merge: (read, before, currency): Value => {
    const { name, nameKk: _, nameUz: __, nameEn: ___, group, note, ...others } = read
    return {
      currency,
      prices: [],
      ...before,
      ...others,
      name: { ru: name, ...textsOf(before?.name), ...namesOf(read) },
      group: { ru: group, ...textsOf(before?.group) },
      ...(note !== undefined && { note: { ...textsOf(before?.note), ru: note } }),
    }
  },
})
