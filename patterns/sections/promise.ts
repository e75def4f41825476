import hero from '../../schemas/blocks/hero.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { kindOf } from '../kinds.ts'
import { bookAction, secondAction, withPhoto } from '../parts.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four(
    'Начало: обещание и запись',
    'Басы: уәде және жазылу',
    'Boshlanishi: vaʼda va yozilish',
    'Beginning: a promise and a button',
  ),
  blocks: (facts) => {
    const second = secondAction(facts)
    const actions = { action: bookAction(facts), ...(second && { secondAction: second }) }
    return [storedBlock(hero, { ...kindOf(facts).start.calm, ...withPhoto(facts), ...actions }, 'promise')]
  },
})
