import { t } from '../core/type.ts'

/** Rules of a branch for online booking, as its form edits them. An empty rule falls back to `defaultBookingRules`. */
export const bookingField = t.object(
  {
    confirm: t.optional(
      t.choice(
        {
          auto: {
            ru: 'Подтверждать сразу',
            kk: 'Бірден растау',
            uz: 'Darhol tasdiqlash',
            en: 'Confirm at once',
          },
          manual: {
            ru: 'Подтверждает клиника',
            kk: 'Клиника растайды',
            uz: 'Klinika tasdiqlaydi',
            en: 'The clinic confirms',
          },
        },
        { label: { ru: 'Новые записи', kk: 'Жаңа жазылулар', uz: 'Yangi qabullar', en: 'New bookings' } },
      ),
    ),
    leadMinutes: t.optional(
      t.integer({
        label: {
          ru: 'Не позже чем за, минут',
          kk: 'Кемінде қанша минут бұрын',
          uz: 'Kamida necha daqiqa oldin',
          en: 'At least this many minutes ahead',
        },
        help: {
          ru: 'Обычно 60: ближе к приёму онлайн не записаться.',
          kk: 'Әдетте 60: одан кеш онлайн жазылуға болмайды.',
          uz: 'Odatda 60: undan kech onlayn yozilib boʻlmaydi.',
          en: 'Usually 60: nobody can book online later than that.',
        },
        minimum: 0,
        maximum: 10_080,
      }),
    ),
    horizonDays: t.optional(
      t.integer({
        label: {
          ru: 'На сколько дней вперёд',
          kk: 'Неше күнге дейін',
          uz: 'Necha kungacha',
          en: 'How many days ahead',
        },
        help: { ru: 'Обычно 60.', kk: 'Әдетте 60.', uz: 'Odatda 60.', en: 'Usually 60.' },
        minimum: 1,
        maximum: 365,
      }),
    ),
    cancelHours: t.optional(
      t.integer({
        label: {
          ru: 'Отмена и перенос не позже чем за, часов',
          kk: 'Бас тарту мен ауыстыру кемінде қанша сағат бұрын',
          uz: 'Bekor qilish va koʻchirish kamida necha soat oldin',
          en: 'Cancel or move at least this many hours ahead',
        },
        help: {
          ru: 'Обычно 4. Позже пациент увидит телефон клиники.',
          kk: 'Әдетте 4. Одан кейін пациент клиниканың телефонын көреді.',
          uz: 'Odatda 4. Undan keyin bemor klinika telefonini koʻradi.',
          en: 'Usually 4. Later a patient sees the clinic’s phone number.',
        },
        minimum: 0,
        maximum: 168,
      }),
    ),
  },
  { label: { ru: 'Запись онлайн', kk: 'Онлайн жазылу', uz: 'Onlayn yozilish', en: 'Online booking' } },
)
