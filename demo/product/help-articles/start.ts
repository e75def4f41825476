import { four } from '../words.ts'
import { article } from './article.ts'

export const start = article(
  'start',
  four(
    'Собрать сайт из\u00a0своих данных',
    'Сайтты өз деректеріңізден құрастыру',
    'Saytni oʻz maʼlumotlaringizdan tuzish',
    'Make a site from your data',
  ),
  four(
    'Врачи, цены, часы и\u00a0фотографии уже есть в\u00a0кабинете клиники. Из них за\u00a0минуту получается готовый сайт, который останется поправить.',
    'Дәрігерлер, бағалар, жұмыс уақыты мен суреттер клиника кабинетінде бар. Олардан бір минутта дайын сайт шығады, оны түзету ғана қалады.',
    'Shifokorlar, narxlar, ish vaqti va suratlar klinika kabinetida bor. Ulardan bir daqiqada tayyor sayt chiqadi, uni tuzatish qoladi, xolos.',
    'Doctors, prices, hours and photos are already in your clinic’s section. In a minute they become a finished site that only needs a few touches.',
  ),
  {
    ru: [
      'Откройте в\u00a0кабинете клиники раздел {application:area.clinic-website}. В\u00a0первый раз вас встретят три готовых варианта.',
      'Ответьте на\u00a0короткие вопросы о\u00a0логотипе, фотографиях и\u00a0часах или нажмите {start.skipOne}: к\u00a0ним можно вернуться потом.',
      'Посмотрите каждый вариант: кнопка {start.closer} показывает его на\u00a0весь экран.',
      'Нажмите {start.take} под тем, что вам ближе. Слова, цвета и\u00a0порядок потом меняются как угодно.',
      'Позже начать сначала можно кнопкой {start.again}: она среди быстрых правок. Это один шаг, и\u00a0его можно отменить.',
    ],
    kk: [
      'Клиника кабинетінде {application:area.clinic-website} бөлімін ашыңыз. Алғаш кіргенде сізді үш дайын нұсқа күтіп тұрады.',
      'Логотип, суреттер және жұмыс уақыты туралы қысқа сұрақтарға жауап беріңіз немесе {start.skipOne} түймесін басыңыз: оларға кейін оралуға болады.',
      'Әр нұсқаны қараңыз: {start.closer} түймесі оны бүкіл экранда көрсетеді.',
      'Өзіңізге ұнағанының астындағы {start.take} түймесін басыңыз. Сөздерді, түстерді және ретін кейін қалағаныңызша өзгертесіз.',
      'Кейін басынан бастау үшін {start.again} түймесі бар: ол жылдам түзетулердің ішінде. Бұл бір қадам, оны қайтаруға болады.',
    ],
    uz: [
      'Klinika kabinetida {application:area.clinic-website} boʻlimini oching. Birinchi marta sizni uchta tayyor variant kutib oladi.',
      'Logotip, suratlar va ish vaqti haqidagi qisqa savollarga javob bering yoki {start.skipOne} tugmasini bosing: ularga keyin qaytish mumkin.',
      'Har bir variantni koʻring: {start.closer} tugmasi uni butun ekranda koʻrsatadi.',
      'Sizga yoqqanining ostidagi {start.take} tugmasini bosing. Soʻzlar, ranglar va tartibni keyin xohlagancha oʻzgartirasiz.',
      'Keyinroq boshidan boshlash uchun {start.again} tugmasi bor: u tezkor oʻzgarishlar ichida. Bu bitta qadam, uni bekor qilish mumkin.',
    ],
    en: [
      'In your clinic’s section open {application:area.clinic-website}. The first time, three finished versions are waiting for you.',
      'Answer the short questions about the logo, photos and hours, or press {start.skipOne}: you can come back to them later.',
      'Look at each version: {start.closer} shows it on the whole screen.',
      'Press {start.take} below the one you like best. Words, colours and order can all be changed later.',
      'To begin anew later, press {start.again} among the quick changes. It is a single step, and you can undo it.',
    ],
  },
)
