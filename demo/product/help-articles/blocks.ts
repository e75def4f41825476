import { four } from '../words.ts'
import { article } from './article.ts'

export const blocks = article(
  'blocks',
  four(
    'Добавить, переставить или скрыть блок',
    'Блокты қосу, жылжыту немесе жасыру',
    'Blok qoʻshish, koʻchirish yoki yashirish',
    'Add, move or hide a block',
  ),
  four(
    'Страница состоит из\u00a0блоков: заголовок, текст, врачи, цены, карта. Их можно добавлять, менять местами и\u00a0показывать по\u00a0дням.',
    'Бет блоктардан тұрады: тақырып, мәтін, дәрігерлер, бағалар, карта. Оларды қосуға, орнын ауыстыруға және күндеріне қарай көрсетуге болады.',
    'Sahifa bloklardan iborat: sarlavha, matn, shifokorlar, narxlar, xarita. Ularni qoʻshish, oʻrnini almashtirish va kunlari boʻyicha koʻrsatish mumkin.',
    'A page is made of blocks: a heading, a text, doctors, prices, a map. You can add them, move them and show them on certain days.',
  ),
  {
    ru: [
      'Откройте {tab.blocks} и\u00a0нажмите {add}. Начните печатать в\u00a0поле {search}, если не\u00a0знаете, где он.',
      'Нажмите на\u00a0новый блок и\u00a0заполните его. Пока он пуст, посетители его не\u00a0видят.',
      'Чтобы переставить блок, потяните его за\u00a0ручку в\u00a0списке или выберите {act.up} и\u00a0{act.down} в\u00a0его меню.',
      'В\u00a0том\u00a0же меню {time.hide} прячет блок, а\u00a0{act.copy} делает копию.',
      'Акцию или объявление покажите по\u00a0дням: в\u00a0блоке заполните {time.from} и\u00a0{time.to}.',
      'Убрали лишнее? Кнопка {undo} вернёт.',
    ],
    kk: [
      '{tab.blocks} бөлімін ашып, {add} түймесін басыңыз. Блоктың қайда екенін білмесеңіз, {search} өрісіне жаза бастаңыз.',
      'Жаңа блокты басып, толтырыңыз. Ол бос тұрғанда келушілер оны көрмейді.',
      'Блокты жылжыту үшін тізімде тұтқасынан тартыңыз немесе мәзірінен {act.up} не {act.down} дегенді таңдаңыз.',
      'Сол мәзірдегі {time.hide} блокты жасырады, ал {act.copy} көшірмесін жасайды.',
      'Акцияны немесе хабарландыруды күндеріне қарай көрсетіңіз: блокта {time.from} және {time.to} өрістерін толтырыңыз.',
      'Артығын алып тастадыңыз ба? {undo} түймесі қайтарады.',
    ],
    uz: [
      '{tab.blocks} boʻlimini oching va {add} tugmasini bosing. Blok qayerdaligini bilmasangiz, {search} maydoniga yozishni boshlang.',
      'Yangi blokni bosing va toʻldiring. U boʻsh turganda tashrif buyuruvchilar uni koʻrmaydi.',
      'Blokni koʻchirish uchun roʻyxatda tutqichidan torting yoki menyusidan {act.up} yoki {act.down} ni tanlang.',
      'Oʻsha menyudagi {time.hide} blokni yashiradi, {act.copy} esa nusxasini yaratadi.',
      'Aksiya yoki eʼlonni kunlari boʻyicha koʻrsating: blokda {time.from} va {time.to} maydonlarini toʻldiring.',
      'Ortiqchasini olib tashladingizmi? {undo} tugmasi qaytaradi.',
    ],
    en: [
      'Open {tab.blocks} and press {add}. If you do not know where a block is, start typing in {search}.',
      'Press the new block and fill it in. While it is empty, visitors do not see it.',
      'To move a block, drag it by its handle in the list, or choose {act.up} or {act.down} in its menu.',
      'In the same menu {time.hide} hides the block, and {act.copy} makes a copy.',
      'Show an offer or an announcement on certain days: fill in {time.from} and {time.to} in the block.',
      'Removed too much? {undo} brings it back.',
    ],
  },
)
