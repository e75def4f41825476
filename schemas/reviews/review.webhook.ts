import { four } from '../core/four.ts'
import { defineWebhook } from '../webhooks/define-webhook.ts'

export default defineWebhook({
  object: 'review',
  label: four('Отзывы', 'Пікірлер', 'Sharhlar', 'Reviews'),
  section: 'reviews',
  address: '/business-api-front2/{company}/0/reviews',
  steps: {
    published: four('Опубликован', 'Жарияланды', 'Eʼlon qilindi', 'Published'),
    changed: four('Изменился', 'Өзгерді', 'Oʻzgardi', 'Changed'),
    disputed: four('Оспорен', 'Дауланды', 'Eʼtiroz bildirildi', 'Disputed'),
    hidden: four('Скрыт', 'Жасырылды', 'Yashirildi', 'Hidden'),
  },
})
