import type { Company } from '../../schemas/areas/company.ts'
import { serveArea } from '../area-kit/area.ts'
import { htmlOf, richOf } from '../area-kit/rich-texts.ts'
import type { Texts } from '../database/tables/columns.ts'
import { company } from '../database/tables/index.ts'

export default serveArea<Company>({
  table: company,
  columns: { company: 'code' },
  read: ({ description }) => ({ description: richOf(description as Texts | null) }),
  write: ({ description }) => ({ description: htmlOf(description) }),
})
