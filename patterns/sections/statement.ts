import hero from '../../schemas/blocks/hero.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { kindOf } from '../kinds.ts'
import { bookAction, withPhoto } from '../parts.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four(
    'Начало: главная мысль',
    'Басы: негізгі ой',
    'Boshlanishi: asosiy fikr',
    'Beginning: one thought',
  ),
  blocks: (facts) => [
    storedBlock(
      hero,
      { ...kindOf(facts).start.editorial, ...withPhoto(facts), action: bookAction(facts) },
      'statement',
    ),
  ],
})
