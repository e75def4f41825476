import { block, toPage } from '../../../parts/blocks.ts'

/** The button of the practice. */
export const book = {
  label: { ru: 'Выбрать время', kk: 'Уақыт таңдау', uz: 'Vaqt tanlash', en: 'Choose a time' },
  link: toPage('/appointment'),
}

/** A call to book a visit. */
export const invitation = block('invitation', 'call-to-action', {
  title: { ru: 'Приходите', kk: 'Келіңіз', uz: 'Keling', en: 'Come and see us' },
  text: {
    ru: 'Приём длится сорок минут. Если не знаете, к кому, начните с семейного врача.',
    kk: 'Қабылдау қырық минутқа созылады. Кімге бару керегін білмесеңіз, отбасы дәрігерінен бастаңыз.',
    uz: 'Qabul qirq daqiqa davom etadi. Kimga borishni bilmasangiz, oilaviy shifokordan boshlang.',
    en: 'A visit takes forty minutes. If you are not sure who to see, start with a family doctor.',
  },
  action: book,
  tone: 'calm',
})
