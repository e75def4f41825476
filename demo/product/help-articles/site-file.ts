import { four } from '../words.ts'
import { article } from './article.ts'

export const siteFile = article(
  'site-file',
  four(
    'Сохранить сайт файлом или взять другой',
    'Сайтты файлға сақтау немесе басқасын алу',
    'Saytni faylga saqlash yoki boshqasini olish',
    'Keep a site as a file, or take another one',
  ),
  four(
    'Один файл хранит весь сайт с\u00a0изображениями: как копию на\u00a0память и\u00a0как начало для второй клиники.',
    'Бір файл бүкіл сайтты суреттерімен бірге сақтайды: көшірме ретінде де, екінші клиниканың бастамасы ретінде де.',
    'Bitta fayl butun saytni rasmlari bilan saqlaydi: nusxa sifatida ham, ikkinchi klinika uchun asos sifatida ham.',
    'One file keeps the whole site with its pictures: as a copy, and as a start for a second clinic.',
  ),
  {
    ru: [
      'Откройте {tab.pages} и\u00a0нажмите {file.open}.',
      'Под словами {file.keep} нажмите {file.download} и\u00a0сохраните файл там, где найдёте.',
      'Чтобы начать с\u00a0готового сайта, выберите такой файл под словами {file.take}. Если у\u00a0вас несколько клиник, выберите другую и\u00a0нажмите {file.readOther}.',
      'Прочитайте, что в\u00a0нём есть, и\u00a0нажмите {file.replace}. Врачи, цены, часы и\u00a0телефоны останутся вашими.',
      'Проверьте название клиники в\u00a0текстах. Передумали? Нажмите {undo}.',
    ],
    kk: [
      '{tab.pages} бөлімін ашып, {file.open} түймесін басыңыз.',
      '{file.keep} деген сөздердің астындағы {file.download} түймесін басып, файлды табуға оңай жерге сақтаңыз.',
      'Дайын сайттан бастау үшін {file.take} деген сөздердің астында сондай файлды таңдаңыз. Бірнеше клиникаңыз болса, басқасын таңдап, {file.readOther} түймесін басыңыз.',
      'Ішінде не барын оқып, {file.replace} түймесін басыңыз. Дәрігерлер, бағалар, жұмыс уақыты мен телефондар өзіңіздікі болып қалады.',
      'Мәтіндердегі клиника атауын тексеріңіз. Ойыңыздан қайттыңыз ба? {undo} түймесін басыңыз.',
    ],
    uz: [
      '{tab.pages} boʻlimini oching va {file.open} tugmasini bosing.',
      '{file.keep} soʻzlari ostidagi {file.download} tugmasini bosing va faylni topish oson joyga saqlang.',
      'Tayyor saytdan boshlash uchun {file.take} soʻzlari ostida shunday faylni tanlang. Bir nechta klinikangiz boʻlsa, boshqasini tanlab, {file.readOther} tugmasini bosing.',
      'Ichida nima borligini oʻqing va {file.replace} tugmasini bosing. Shifokorlar, narxlar, ish vaqti va telefonlar oʻzingizniki boʻlib qoladi.',
      'Matnlardagi klinika nomini tekshiring. Fikringizdan qaytdingizmi? {undo} tugmasini bosing.',
    ],
    en: [
      'Open {tab.pages} and press {file.open}.',
      'Under {file.keep} press {file.download}, and save the file where you will find it.',
      'To begin with a finished site, choose such a file under {file.take}. If you have several clinics, choose another one and press {file.readOther}.',
      'Read what is in it and press {file.replace}. Doctors, prices, hours and phone numbers stay your own.',
      'Check the name of the clinic in the texts. Changed your mind? Press {undo}.',
    ],
  },
)
