import type { CustomPageSeed } from '../../backend/seed/format.ts'
import { block, toPage } from '../parts/blocks.ts'
import { picture } from '../parts/picture.ts'
import { commonQuestions, four, point, questionAndAnswer, questions } from './words.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: four(
      'Как привлечь пациентов',
      'Пациенттерді қалай тартуға болады',
      'Bemorlarni qanday jalb qilish mumkin',
      'How to attract patients',
    ),
    lead: four(
      'Для клиник, у\u00a0которых есть сайт на\u00a0Shipa: что заполнить, о\u00a0чём писать и\u00a0как отвечать на\u00a0отзывы.',
      'Shipa-да сайты бар клиникаларға: нені толтыру, не туралы жазу және пікірлерге қалай жауап беру керек.',
      'Shipada sayti bor klinikalar uchun: nimalarni toʻldirish, nima haqida yozish va sharhlarga qanday javob berish kerak.',
      'For clinics with a site on Shipa: what to fill in, what to write about and how to reply to reviews.',
    ),
    image: picture(
      'shipa/reception',
      four(
        'Рисунок: светлая приёмная клиники со\u00a0стойкой и\u00a0растениями',
        'Сурет: клиниканың қабылдау үстелі мен өсімдіктері бар жарық бөлмесі',
        'Rasm: qabul peshtaxtasi va oʻsimliklari bor yorugʻ qabulxona',
        'Drawing: a bright reception with a desk and plants',
      ),
    ),
    action: {
      label: four('Подключить клинику', 'Клиниканы қосу', 'Klinikani ulash', 'Add your clinic'),
      link: toPage('/create-website'),
    },
  },
  2,
)

const parts = block('parts', 'feature-list', {
  title: four(
    'Что помогает выбрать вас',
    'Сізді таңдауға не көмектеседі',
    'Sizni tanlashga nima yordam beradi',
    'What helps patients choose you',
  ),
  arrangement: 'rows',
  items: [
    point(
      four('Полная страница', 'Толық бет', 'Toʻliq sahifa', 'A complete page'),
      four(
        'Врачи с\u00a0фотографиями, услуги с\u00a0ценами, часы работы, вход и\u00a0парковка на\u00a0снимках. Заполните всё, о\u00a0чём обычно спрашивают по\u00a0телефону.',
        'Фотосуреті бар дәрігерлер, бағасы бар қызметтер, жұмыс уақыты, кіреберіс пен көлік тұрағының суреті. Әдетте телефонмен сұралатынның бәрін толтырыңыз.',
        'Suratli shifokorlar, narxlari bilan xizmatlar, ish vaqti, kirish eshigi va avtoturargoh surati. Odatda telefon orqali soʻraladigan hamma narsani toʻldiring.',
        'Doctors with photos, services with prices, opening hours, pictures of the entrance and the car park. Fill in everything that people usually ask about by phone.',
      ),
    ),
    point(
      four(
        'Новости и\u00a0статьи',
        'Жаңалықтар мен мақалалар',
        'Yangiliklar va maqolalar',
        'News and articles',
      ),
      four(
        'Пишите о\u00a0том, о\u00a0чём спрашивают на\u00a0приёме. Новость выходит на\u00a0вашем сайте, а\u00a0пять самых новых из\u00a0всех клиник стоят на\u00a0главной странице каталога.',
        'Қабылдауда сұралатын жайттар туралы жазыңыз. Жаңалық өз сайтыңызда шығады, ал барлық клиниканың ең жаңа бес жаңалығы каталогтың басты бетінде тұрады.',
        'Qabulda soʻraladigan narsalar haqida yozing. Yangilik oʻz saytingizda chiqadi, barcha klinikalarning eng yangi beshta yangiligi esa katalogning bosh sahifasida turadi.',
        'Write about what patients ask you. News appears on your site, and the five latest items from all clinics appear on the directory’s home page.',
      ),
    ),
    point(
      four('Отзывы и\u00a0ответы', 'Пікірлер мен жауаптар', 'Sharhlar va javoblar', 'Reviews and replies'),
      four(
        'Отзывы собраны на\u00a0отдельной странице вашего сайта, под ними стоят ответы клиники. Отвечайте на\u00a0каждый отзыв спокойно и\u00a0по\u00a0делу.',
        'Пікірлер сайтыңыздың бөлек бетіне жиналады, астында клиниканың жауаптары тұрады. Әр пікірге сабырлы әрі нақты жауап беріңіз.',
        'Sharhlar saytingizning alohida sahifasida jamlanadi, ostida klinikaning javoblari turadi. Har bir sharhga xotirjam va aniq javob bering.',
        'Reviews have a page of their own on your site, with the clinic’s replies below them. Reply to each review calmly and to the point.',
      ),
    ),
    point(
      four(
        'Ссылки для чатов и\u00a0соцсетей',
        'Чат пен әлеуметтік желіге сілтемелер',
        'Chat va ijtimoiy tarmoqlar uchun havolalar',
        'Links to share',
      ),
      four(
        'У\u00a0врача, новости и\u00a0раздела сайта есть свой адрес. В\u00a0чате и\u00a0в\u00a0соцсети рядом со\u00a0ссылкой появляются заголовок, описание и\u00a0картинка страницы.',
        'Дәрігердің, жаңалықтың және сайт бөлімінің өз мекенжайы бар. Чатта және әлеуметтік желіде сілтеменің жанында беттің тақырыбы, сипаттамасы мен суреті шығады.',
        'Shifokor, yangilik va sayt boʻlimining oʻz manzili bor. Chatda va ijtimoiy tarmoqda havola yonida sahifaning sarlavhasi, tavsifi va rasmi chiqadi.',
        'Every doctor, news item and section has its own address. In a chat or on social media, the link shows the page’s title, description and picture.',
      ),
    ),
    point(
      four('На\u00a0языке пациента', 'Пациенттің тілінде', 'Bemorning tilida', 'In the patient’s language'),
      four(
        'Казахский, русский, узбекский и\u00a0английский тексты стоят каждый по\u00a0своему адресу, и\u00a0поисковики узнают обо всех сразу.',
        'Қазақша, орысша, өзбекше және ағылшынша беттердің әрқайсысының өз мекенжайы бар, іздеу жүйелері олардың бәрін біледі.',
        'Oʻzbekcha, qozoqcha, ruscha va inglizcha sahifalarning har biri oʻz manziliga ega, qidiruv tizimlari ularning hammasini biladi.',
        'The Kazakh, Russian, Uzbek and English versions each have an address of their own, and search engines are told about all of them.',
      ),
    ),
  ],
})

/** R5. It does not promise positions in search results or ratings. */
export const promotion: CustomPageSeed = {
  slug: 'promotion',
  title: four(
    'Продвижение клиники',
    'Клиниканы ілгерілету',
    'Klinikani targʻib qilish',
    'Promoting a clinic',
  ),
  description: four(
    'Полная страница, новости и\u00a0статьи, ответы на\u00a0отзывы, ссылки и\u00a0четыре языка: что помогает пациенту выбрать клинику.',
    'Толық бет, жаңалықтар мен мақалалар, пікірлерге жауап, сілтемелер және төрт тіл: пациентке клиника таңдауға не көмектеседі.',
    'Toʻliq sahifa, yangiliklar va maqolalar, sharhlarga javob, havolalar va toʻrt til: bemorga klinika tanlashga nima yordam beradi.',
    'A complete page, news and articles, replies to reviews, links and four languages: what helps patients choose a clinic.',
  ),
  blocks: [
    hero,
    parts,
    questions('questions', commonQuestions, [
      questionAndAnswer(
        four(
          'Можно\u00a0ли подняться в\u00a0списке за\u00a0деньги?',
          'Ақша төлеп, тізімде жоғарылауға бола ма?',
          'Pul toʻlab, roʻyxatda yuqoriga chiqsa boʻladimi?',
          'Can a clinic pay to be listed higher?',
        ),
        four(
          'Нет. Клиники города стоят в\u00a0списке по\u00a0алфавиту.',
          'Жоқ. Қаланың клиникалары тізімде әліпби ретімен тұрады.',
          'Yoʻq. Shahar klinikalari roʻyxatda alifbo tartibida turadi.',
          'No. The clinics of a city are listed in alphabetical order.',
        ),
      ),
      questionAndAnswer(
        four(
          'Как ответить на\u00a0плохой отзыв?',
          'Жаман пікірге қалай жауап беру керек?',
          'Yomon sharhga qanday javob berish kerak?',
          'How should we reply to a bad review?',
        ),
        four(
          'Коротко и\u00a0по\u00a0делу: что случилось и\u00a0что вы изменили. Не\u00a0называйте диагноз, имя и\u00a0телефон пациента: это врачебная тайна и\u00a0личные данные.',
          'Қысқа әрі нақты: не болғанын және нені өзгерткеніңізді жазыңыз. Пациенттің диагнозын, есімі мен телефонын атамаңыз: бұл дәрігерлік құпия мен жеке деректер.',
          'Qisqa va aniq: nima boʻlgani va nimani oʻzgartirganingizni yozing. Bemorning tashxisi, ismi va telefonini aytmang: bular shifokorlik siri va shaxsiy maʼlumotlar.',
          'Briefly and to the point: what happened and what you have changed. Leave out the diagnosis, the name and the phone number: they are confidential.',
        ),
      ),
      questionAndAnswer(
        four(
          'Откуда в\u00a0каталоге клиника, которая ничего не\u00a0заполняла?',
          'Ештеңе толтырмаған клиника каталогқа қайдан түскен?',
          'Hech narsa toʻldirmagan klinika katalogga qayerdan tushgan?',
          'Why is a clinic listed if it never sent any details?',
        ),
        four(
          'Её название, вид и\u00a0адрес взяты из\u00a0открытых данных. Источник подписан на\u00a0её странице.',
          'Оның атауы, түрі мен мекенжайы ашық деректерден алынған. Дереккөзі бетінде көрсетілген.',
          'Uning nomi, turi va manzili ochiq maʼlumotlardan olingan. Manbasi sahifasida koʻrsatilgan.',
          'Its name, kind and address come from open data. The source is named on its page.',
        ),
      ),
      questionAndAnswer(
        four(
          'С\u00a0чего начать, если времени мало?',
          'Уақыт аз болса, неден бастаған дұрыс?',
          'Vaqt kam boʻlsa, nimadan boshlash kerak?',
          'Where should we start if time is short?',
        ),
        four(
          'С\u00a0часов работы, цен на\u00a0частые услуги и\u00a0одной хорошей фотографии входа. Потом добавьте врачей.',
          'Жұмыс уақытынан, жиі көрсетілетін қызметтердің бағасынан және кіреберістің бір жақсы суретінен. Содан кейін дәрігерлерді қосыңыз.',
          'Ish vaqti, eng koʻp koʻrsatiladigan xizmatlar narxi va kirish eshigining bitta yaxshi suratidan. Keyin shifokorlarni qoʻshing.',
          'With opening hours, prices of the usual services and one good photo of the entrance. Then add the doctors.',
        ),
      ),
    ]),
    block('next', 'call-to-action', {
      title: four(
        'Начните с\u00a0полной страницы',
        'Толық беттен бастаңыз',
        'Toʻliq sahifadan boshlang',
        'Start with a complete page',
      ),
      action: {
        label: four(
          'Узнать о\u00a0сайте клиники',
          'Клиника сайты туралы білу',
          'Klinika sayti haqida bilish',
          'About clinic websites',
        ),
        link: toPage('/clinic-website'),
      },
      tone: 'calm',
    }),
  ],
}
