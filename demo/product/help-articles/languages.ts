import { four } from '../words.ts'
import { article } from './article.ts'

export const languagesArticle = article(
  'languages',
  four(
    'Тексты на\u00a0четырёх языках',
    'Төрт тілдегі мәтіндер',
    'Toʻrt tildagi matnlar',
    'Texts in four languages',
  ),
  four(
    'Обязателен только русский. Чего нет на\u00a0другом языке, посетитель увидит по-русски, а\u00a0список покажет, что осталось перевести.',
    'Тек орысша мәтін міндетті. Басқа тілде жоғын келуші орысша көреді, ал тізім не аударылмағанын көрсетеді.',
    'Faqat ruscha matn majburiy. Boshqa tilda yoʻgʻini tashrif buyuruvchi ruscha koʻradi, roʻyxat esa nima tarjima qilinmaganini koʻrsatadi.',
    'Only Russian is required. What is missing in another language is shown in Russian, and a list says what is left to translate.',
  ),
  {
    ru: [
      'Откройте {tab.languages} и\u00a0выберите язык. Кружок показывает, сколько текстов уже есть.',
      'Ниже собрано всё, чего не\u00a0хватает, страница за\u00a0страницей: пишите прямо здесь. Русский текст стоит рядом.',
      'К\u00a0следующему пустому месту ведёт кнопка {languages.next}.',
      'Если русский текст изменился, перевод помечен как устаревший: исправьте его или нажмите {forms:stale.right}.',
      'Цены, врачей и\u00a0часы переводить здесь не\u00a0нужно: их слова берутся из\u00a0данных клиники.',
    ],
    kk: [
      '{tab.languages} бөлімін ашып, тілді таңдаңыз. Шеңбер қанша мәтін бар екенін көрсетеді.',
      'Төменде жетпейтіннің бәрі бет-бетімен жиналған: тура осында жаза беріңіз. Орысша мәтін қасында тұрады.',
      'Келесі бос орынға {languages.next} түймесі апарады.',
      'Орысша мәтін өзгерсе, аударма ескірген деп белгіленеді: оны түзетіңіз немесе {forms:stale.right} түймесін басыңыз.',
      'Бағаларды, дәрігерлерді және жұмыс уақытын мұнда аударудың қажеті жоқ: олардың сөздері клиника деректерінен алынады.',
    ],
    uz: [
      '{tab.languages} boʻlimini oching va tilni tanlang. Doiracha qancha matn borligini koʻrsatadi.',
      'Pastda yetishmayotganlarning hammasi sahifama-sahifa jamlangan: shu yerning oʻzida yozing. Ruscha matn yonida turadi.',
      'Keyingi boʻsh joyga {languages.next} tugmasi olib boradi.',
      'Ruscha matn oʻzgarsa, tarjima eskirgan deb belgilanadi: uni tuzating yoki {forms:stale.right} tugmasini bosing.',
      'Narxlar, shifokorlar va ish vaqtini bu yerda tarjima qilish shart emas: ularning soʻzlari klinika maʼlumotlaridan olinadi.',
    ],
    en: [
      'Open {tab.languages} and choose a language. The ring shows how many texts are there already.',
      'Everything that is missing is listed below, page by page: write it right there. The Russian text is beside it.',
      '{languages.next} takes you to the next empty place.',
      'If the Russian text has changed, its translation is marked as outdated: correct it, or press {forms:stale.right}.',
      'Prices, doctors and hours need no translation here: their words come from the clinic’s details.',
    ],
  },
)
