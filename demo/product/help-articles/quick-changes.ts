import { four } from '../words.ts'
import { article } from './article.ts'

export const quickChanges = article(
  'quick-changes',
  four(
    'Поменять часы, цену или телефон',
    'Жұмыс уақытын, бағаны, телефонды өзгерту',
    'Ish vaqti, narx yoki telefonni oʻzgartirish',
    'Change hours, a price or a phone number',
  ),
  four(
    'То, что меняется чаще всего, правится в\u00a0одном месте и\u00a0сразу обновляется на\u00a0всех страницах сайта.',
    'Ең жиі өзгеретін мәліметтер бір жерде түзетіледі және сайттың барлық бетінде бірден жаңарады.',
    'Eng koʻp oʻzgaradigan maʼlumotlar bir joyda tuzatiladi va saytning barcha sahifalarida darhol yangilanadi.',
    'What changes most often is edited in one place and is new on every page of the site at once.',
  ),
  {
    ru: [
      'На телефоне нажмите {tab.quick} внизу экрана, на\u00a0компьютере {partName.quick} вверху.',
      'Выберите, что изменилось: {quick.hours}, {quick.price}, {quick.phone} или {quick.photo}.',
      'Исправьте и\u00a0сохраните. Это данные клиники: посетители увидят их сразу, публиковать сайт не\u00a0нужно.',
      'Если поправить хочется прямо на\u00a0странице, откройте блок с\u00a0ценами или часами и\u00a0нажмите {media.facts.edit}.',
    ],
    kk: [
      'Телефонда экранның төменгі жағындағы {tab.quick} түймесін, компьютерде жоғарғы жақтағы {partName.quick} түймесін басыңыз.',
      'Не өзгергенін таңдаңыз: {quick.hours}, {quick.price}, {quick.phone} немесе {quick.photo}.',
      'Түзетіп, сақтаңыз. Бұл – клиника деректері: келушілер оларды бірден көреді, сайтты жариялаудың қажеті жоқ.',
      'Беттің өзінде түзеткіңіз келсе, бағалар немесе жұмыс уақыты бар блокты ашып, {media.facts.edit} түймесін басыңыз.',
    ],
    uz: [
      'Telefonda ekran pastidagi {tab.quick}, kompyuterda yuqoridagi {partName.quick} tugmasini bosing.',
      'Nima oʻzgarganini tanlang: {quick.hours}, {quick.price}, {quick.phone} yoki {quick.photo}.',
      'Tuzating va saqlang. Bu klinika maʼlumotlari: tashrif buyuruvchilar ularni darhol koʻradi, saytni nashr qilish shart emas.',
      'Sahifaning oʻzida tuzatmoqchi boʻlsangiz, narxlar yoki ish vaqti blokini oching va {media.facts.edit} tugmasini bosing.',
    ],
    en: [
      'On a phone press {tab.quick} at the bottom of the screen, on a computer {partName.quick} at the top.',
      'Choose what has changed: {quick.hours}, {quick.price}, {quick.phone} or {quick.photo}.',
      'Correct it and save. These are the clinic’s details: visitors see them at once, without publishing the site.',
      'To correct it on the page itself, open the block with prices or hours and press {media.facts.edit}.',
    ],
  },
)
