import type { Company } from '../../schemas/areas/company.ts'
import { company } from '../database/tables/index.ts'
import { serveArea } from '../kit/area/area.ts'
import { htmlOf, richOf } from '../kit/area/rich-texts.ts'
import type { Texts } from '../kit/tables/columns.ts'

export default serveArea<Company>({
  table: company,
  columns: { company: 'code' },
  read: ({ description }) => ({ description: richOf(description as Texts | null) }),
  write: ({ description }) => ({ description: htmlOf(description) }),
})
