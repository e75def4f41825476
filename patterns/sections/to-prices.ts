import callToAction from '../../schemas/blocks/call-to-action.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { toPage } from '../parts.ts'
import { defineSection } from '../section.ts'

const title = four(
  'Цены известны заранее',
  'Баға алдын ала белгілі',
  'Narxlar oldindan maʼlum',
  'Prices you know beforehand',
)

export default defineSection({
  label: title,
  needs: ['prices'],
  blocks: () => [
    storedBlock(
      callToAction,
      {
        title,
        text: four(
          'Все услуги и цены на одной странице.',
          'Барлық қызмет пен баға бір бетте.',
          'Barcha xizmat va narxlar bitta sahifada.',
          'All services and prices on one page.',
        ),
        action: {
          label: four('Посмотреть цены', 'Бағаларды көру', 'Narxlarni koʻrish', 'See prices'),
          link: toPage('/prices'),
        },
        tone: 'calm',
      },
      'to-prices',
    ),
  ],
})
