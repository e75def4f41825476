import columns from '../../schemas/blocks/columns.ts'
import contacts from '../../schemas/blocks/contacts.ts'
import openingHours from '../../schemas/blocks/opening-hours.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four(
    'Часы и контакты рядом',
    'Уақыты мен байланысы қатар',
    'Vaqti va aloqasi yonma-yon',
    'Hours beside contacts',
  ),
  needs: ['hours', 'contacts'],
  blocks: () => [
    {
      ...storedBlock(columns, { layout: 'halves', gap: 'wide' }, 'when-and-where'),
      children: [storedBlock(openingHours, {}, 'when'), storedBlock(contacts, {}, 'where')],
    },
  ],
})
