import { four } from '../words.ts'
import { article } from './article.ts'

export const pictures = article(
  'pictures',
  four(
    'Добавить фото и\u00a0пользоваться медиатекой',
    'Сурет қосу және медиатеканы пайдалану',
    'Surat qoʻshish va mediatekadan foydalanish',
    'Add a photo and use the media library',
  ),
  four(
    'Фото с\u00a0телефона годится как есть: его уменьшим и\u00a0подготовим сами. Загруженное однажды хранится в\u00a0медиатеке.',
    'Телефоннан түсірілген сурет сол күйінде жарайды: оны өзіміз кішірейтіп, дайындаймыз. Бір рет жүктелгені медиатекада сақталады.',
    'Telefonda olingan surat shundayligicha boʻlaveradi: uni oʻzimiz kichraytirib tayyorlaymiz. Bir marta yuklangani mediatekada saqlanadi.',
    'A photo from your phone will do as it is: we shrink and prepare it. What you have uploaded once stays in the media library.',
  ),
  {
    ru: [
      'Откройте блок с\u00a0изображением и\u00a0нажмите на\u00a0место для него: откроется медиатека.',
      'Нажмите {library.add} или выберите то, что там уже есть. Подойдут JPG, PNG, WebP, HEIC и\u00a0SVG.',
      'Заполните {library.item.alt}: эти слова слышат те, кто не\u00a0видит экран, и\u00a0читают поисковики. Пишите, что видно: «Врач осматривает ребёнка».',
      'Если важное обрезано, нажмите на\u00a0него под заголовком {library.focus.title}; лишнее уберёт кнопка {library.crop.open}.',
      'Чтобы сменить фото на\u00a0всех страницах сразу, нажмите {library.replace.open}.',
    ],
    kk: [
      'Суреті бар блокты ашып, сурет орнын басыңыз: медиатека ашылады.',
      '{library.add} түймесін басыңыз немесе онда бар суретті таңдаңыз. JPG, PNG, WebP, HEIC және SVG жарайды.',
      '{library.item.alt} өрісін толтырыңыз: бұл сөздерді экранды көрмейтін адам естиді, іздеу жүйесі оқиды. Не көрініп тұрғанын жазыңыз: «Дәрігер баланы қарап жатыр».',
      'Маңызды жері қиылып қалса, {library.focus.title} тақырыбының астында соны басыңыз; артығын {library.crop.open} түймесі алып тастайды.',
      'Суретті барлық бетте бірден ауыстыру үшін {library.replace.open} түймесін басыңыз.',
    ],
    uz: [
      'Rasmli blokni oching va rasm joyini bosing: mediateka ochiladi.',
      '{library.add} tugmasini bosing yoki u yerda borini tanlang. JPG, PNG, WebP, HEIC va SVG boʻladi.',
      '{library.item.alt} maydonini toʻldiring: bu soʻzlarni ekranni koʻrmaydiganlar eshitadi, qidiruv tizimlari oʻqiydi. Koʻrinib turganini yozing: “Shifokor bolani koʻrikdan oʻtkazyapti”.',
      'Muhim joyi kesilib qolsa, {library.focus.title} sarlavhasi ostida oʻsha joyni bosing; ortiqchasini {library.crop.open} tugmasi olib tashlaydi.',
      'Suratni barcha sahifalarda birdan almashtirish uchun {library.replace.open} tugmasini bosing.',
    ],
    en: [
      'Open a block with a picture and press the place for it: the media library opens.',
      'Press {library.add}, or choose what is there already. JPG, PNG, WebP, HEIC and SVG will do.',
      'Fill in {library.item.alt}: people who cannot see the screen hear these words, and search engines read them. Write what can be seen: “A doctor examining a child”.',
      'If something important is cut off, press it below {library.focus.title}; {library.crop.open} takes away what is too much.',
      'To change a photo on all pages at once, press {library.replace.open}.',
    ],
  },
)
