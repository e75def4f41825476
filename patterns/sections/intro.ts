import clinicIntro from '../../schemas/blocks/clinic-intro.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { kindOf } from '../kinds.ts'
import { bookAction } from '../parts.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four(
    'Начало: название, часы, телефон',
    'Басы: атауы, уақыты, телефоны',
    'Boshlanishi: nomi, vaqti, telefoni',
    'Beginning: name, hours, phone',
  ),
  blocks: (facts) => [
    storedBlock(
      clinicIntro,
      { ...kindOf(facts).start.direct, withPhoto: true, action: bookAction(facts) },
      'intro',
    ),
  ],
})
