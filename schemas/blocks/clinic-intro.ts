import { t } from '../core/type.ts'
import { actionField } from '../page/action-field.ts'
import { intervalsField, openingStatusField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const clinicIntro = defineBlock({
  type: 'clinic-intro',
  label: {
    ru: 'Клиника с первого взгляда',
    kk: 'Клиника бір қарағанда',
    uz: 'Klinika bir qarashda',
    en: 'The clinic at a glance',
  },
  description: {
    ru: 'Название, открыто ли сейчас, адрес, телефон и ближайшее изменение графика — из карточки клиники.',
    kk: 'Атауы, қазір ашық па, мекенжайы, телефоны және кестедегі жақын өзгеріс — клиника деректерінен.',
    uz: 'Nomi, hozir ochiqmi, manzili, telefoni va jadvaldagi yaqin oʻzgarish — klinika maʼlumotlaridan.',
    en: 'Name, whether it is open now, address, phone and the next change of hours, from the clinic’s details.',
  },
  category: 'intro',
  facts: ['cabinets', 'company'],
  isOffered: false,
  props: t.object({
    lead: t.optional(
      t.text({
        label: { ru: 'Вступление', kk: 'Кіріспе', uz: 'Kirish', en: 'Lead' },
        max: 300,
        multiline: true,
      }),
    ),
    withPhoto: t.optional(
      t.boolean({
        label: {
          ru: 'Показать первое фото галереи',
          kk: 'Галереяның бірінші суретін көрсету',
          uz: 'Galereyaning birinchi rasmini koʻrsatish',
          en: 'Show the first photo of the gallery',
        },
      }),
    ),
    action: t.optional(
      actionField({
        label: { ru: 'Главная кнопка', kk: 'Негізгі түйме', uz: 'Asosiy tugma', en: 'Main button' },
      }),
    ),
  }),
  data: t.object({
    name: t.text({ max: 300 }),
    category: t.optional(t.text()),
    image: t.optional(t.image()),
    address: t.optional(t.text({ max: 300 })),
    phone: t.optional(t.phone()),
    status: t.optional(openingStatusField()),
    /** The next day within a week with unusual hours; no intervals means a day off. */
    change: t.optional(
      t.object({
        date: t.object({ datetime: t.date(), text: t.text() }),
        intervals: intervalsField(),
        note: t.optional(t.text()),
      }),
    ),
  }),
  example: {
    props: {
      lead: {
        ru: 'Лечим взрослых и\u00a0детей без\u00a0спешки.',
        kk: 'Ересектер мен балаларды асықпай емдейміз.',
        uz: 'Kattalar va bolalarni shoshilmasdan davolaymiz.',
        en: 'Unhurried care for adults and children.',
      },
      withPhoto: true,
      action: {
        label: {
          ru: 'Записаться на приём',
          kk: 'Қабылдауға жазылу',
          uz: 'Qabulga yozilish',
          en: 'Book a visit',
        },
        link: { kind: 'page', path: '/appointment' },
      },
    },
    data: {
      name: {
        ru: 'Стоматология «Ақ тіс»',
        kk: '«Ақ тіс» стоматологиясы',
        uz: '“Aq tis” stomatologiyasi',
        en: 'Aq Tis Dental Clinic',
      },
      category: { ru: 'Стоматология', kk: 'Стоматология', uz: 'Stomatologiya', en: 'Dental clinic' },
      image: {
        src: '/images/demo-dent/reception-1',
        width: 1600,
        height: 1067,
        color: '#cfdedb',
        alt: {
          ru: 'Светлая приёмная с растениями',
          kk: 'Өсімдіктері бар жарық қабылдау бөлмесі',
          uz: 'Oʻsimlikli yorugʻ qabulxona',
          en: 'A bright reception with plants',
        },
      },
      address: {
        ru: 'Алматы, проспект Абая, 52, этаж 2',
        kk: 'Алматы, Абай даңғылы, 52, 2-қабат',
        uz: 'Olmaota, Abay shoh koʻchasi, 52, 2-qavat',
        en: 'Almaty, 52 Abay Avenue, floor 2',
      },
      phone: '+77272345678',
      status: { state: 'open', until: '20:00' },
      change: {
        date: {
          datetime: '2026-12-16',
          text: { ru: '16 декабря', kk: '16 желтоқсан', uz: '16-dekabr', en: '16 December' },
        },
        intervals: [{ from: '10:00', to: '14:00' }],
        note: {
          ru: 'День Независимости',
          kk: 'Тәуелсіздік күні',
          uz: 'Mustaqillik kuni',
          en: 'Independence Day',
        },
      },
    },
  },
})

export default clinicIntro
export type ClinicIntroProps = BlockProps<typeof clinicIntro>
