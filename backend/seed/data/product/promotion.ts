import type { CustomPageSeed } from '../../format.ts'
import { block, toPage } from '../demo/blocks.ts'
import { picture } from '../demo/picture.ts'
import { answered, commonQuestions, four, point, questions } from './words.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: four(
      'Чтобы клинику находили и\u00a0выбирали',
      'Клиниканы тауып, таңдауы үшін',
      'Klinikani topib, tanlashlari uchun',
      'So that your clinic is found and chosen',
    ),
    lead: four(
      'Пациент выбирает там, где ему всё понятно. Здесь собрано, что помогает выбрать вас.',
      'Пациент өзіне бәрі түсінікті жерді таңдайды. Мұнда сізді таңдауға көмектесетін нәрселер жиналған.',
      'Bemor oʻziga hammasi tushunarli joyni tanlaydi. Bu yerda sizni tanlashga yordam beradigan narsalar yigʻilgan.',
      'Patients choose where everything is clear. Here is what helps them choose you.',
    ),
    image: picture(
      'shipa/reception',
      four(
        'Рисунок: светлая приёмная клиники со\u00a0стойкой и\u00a0растениями',
        'Сурет: үстелі мен өсімдіктері бар клиниканың жарық қабылдау бөлмесі',
        'Rasm: peshtaxtasi va oʻsimliklari bor yorugʻ qabulxona',
        'Drawing: a bright reception with a desk and plants',
      ),
    ),
  },
  2,
)

const parts = block('parts', 'feature-list', {
  title: four(
    'Что работает на\u00a0вас',
    'Сізге не көмектеседі',
    'Sizga nima yordam beradi',
    'What works for you',
  ),
  arrangement: 'rows',
  items: [
    point(
      four('Полная страница', 'Толық бет', 'Toʻliq sahifa', 'A complete page'),
      four(
        'Врачи с\u00a0фотографиями, услуги с\u00a0ценами, часы работы, вход и\u00a0парковка на\u00a0снимках. Видно, чего на\u00a0странице ещё не\u00a0хватает.',
        'Суреті бар дәрігерлер, бағасы бар қызметтер, жұмыс уақыты, кіреберіс пен тұрақтың фотосуреті. Бетте тағы не жетіспейтіні көрінеді.',
        'Suratli shifokorlar, narxlari bilan xizmatlar, ish vaqti, kirish joyi va toʻxtash joyi suratlari. Sahifada yana nima yetishmasligi koʻrinadi.',
        'Doctors with photographs, services with prices, opening hours, pictures of the entrance and the car park. You see what the page still lacks.',
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
        'Пишите о\u00a0том, о\u00a0чём спрашивают на\u00a0приёме. Новость видна на\u00a0вашем сайте и\u00a0на\u00a0главной странице каталога.',
        'Қабылдауда сұралатын нәрселер туралы жазыңыз. Жаңалық өз сайтыңызда және каталогтың басты бетінде көрінеді.',
        'Qabulda soʻraladigan narsalar haqida yozing. Yangilik oʻz saytingizda va katalogning bosh sahifasida koʻrinadi.',
        'Write about what patients ask. News show on your site and on the home page of the catalogue.',
      ),
    ),
    point(
      four('Отзывы', 'Пікірлер', 'Sharhlar', 'Reviews'),
      four(
        'Отзыв читает модератор до\u00a0публикации. Клиника отвечает под ним и\u00a0может пожаловаться, но\u00a0не\u00a0удалить.',
        'Пікірді жарияланғанға дейін модератор оқиды. Клиника астына жауап жазып, шағымдана алады, бірақ өшіре алмайды.',
        'Sharhni eʼlon qilinguncha moderator oʻqiydi. Klinika ostida javob yozishi va shikoyat qilishi mumkin, lekin oʻchira olmaydi.',
        'A moderator reads a review before it is published. The clinic can answer and complain, but not remove it.',
      ),
    ),
    point(
      four(
        'Модули для других сайтов',
        'Басқа сайттарға арналған модульдер',
        'Boshqa saytlar uchun modullar',
        'Modules for other sites',
      ),
      four(
        'Запись, вопрос, отзывы и\u00a0новости вставляются на\u00a0сайт, который у\u00a0вас уже есть.',
        'Жазылу, сұрақ, пікірлер мен жаңалықтар бұрыннан бар сайтыңызға қойылады.',
        'Yozilish, savol, sharhlar va yangiliklar bor saytingizga joylanadi.',
        'Booking, questions, reviews and news can be put into a site that you already have.',
      ),
    ),
    point(
      four('Реклама подписана', 'Жарнамада белгі бар', 'Reklama belgilangan', 'Advertising is labelled'),
      four(
        'Оплаченное место помечено словом «Реклама» и\u00a0не\u00a0смешивается с\u00a0результатами поиска.',
        'Ақылы орын «Жарнама» деп белгіленеді және іздеу нәтижелерімен араласпайды.',
        'Pullik joy “Reklama” deb belgilanadi va qidiruv natijalari bilan aralashmaydi.',
        'A paid place says “Advertisement” and is never mixed with search results.',
      ),
    ),
  ],
})

/** R5 */
export const promotion: CustomPageSeed = {
  slug: 'promotion',
  title: four('Продвижение клиники', 'Клиниканы ілгерілету', 'Klinika targʻiboti', 'Promoting a clinic'),
  description: four(
    'Полная страница, новости, ответы на\u00a0отзывы, модули для вашего сайта и\u00a0честная реклама.',
    'Толық бет, жаңалықтар, пікірлерге жауап, сайтыңызға арналған модульдер және адал жарнама.',
    'Toʻliq sahifa, yangiliklar, sharhlarga javob, saytingiz uchun modullar va halol reklama.',
    'A complete page, news, answers to reviews, modules for your site and honest advertising.',
  ),
  blocks: [
    hero,
    parts,
    questions('questions', commonQuestions, [
      answered(
        four(
          'Можно\u00a0ли подняться в\u00a0списке за\u00a0деньги?',
          'Ақша төлеп, тізімде жоғарылауға бола ма?',
          'Pul toʻlab roʻyxatda yuqoriga chiqsa boʻladimi?',
          'Can a clinic pay to rank higher?',
        ),
        four(
          'Нет. Порядок зависит от\u00a0запроса, ближайшего свободного времени, отзывов и\u00a0полноты страницы.',
          'Жоқ. Реті сұрауға, ең жақын бос уақытқа, пікірлерге және беттің толықтығына байланысты.',
          'Yoʻq. Tartib soʻrovga, eng yaqin boʻsh vaqtga, sharhlarga va sahifaning toʻliqligiga bogʻliq.',
          'No. The order depends on the query, the nearest free time, reviews and how complete the page is.',
        ),
      ),
      answered(
        four(
          'Как ответить на\u00a0плохой отзыв?',
          'Жаман пікірге қалай жауап беру керек?',
          'Yomon sharhga qanday javob berish kerak?',
          'How should we answer a bad review?',
        ),
        four(
          'Коротко и\u00a0по\u00a0делу: что случилось и\u00a0что вы\u00a0изменили. Без диагноза, имени и\u00a0телефона: такие ответы не\u00a0публикуются.',
          'Қысқа әрі нақты: не болды және нені өзгерттіңіз. Диагнозсыз, есімсіз және телефонсыз: ондай жауаптар жарияланбайды.',
          'Qisqa va aniq: nima boʻldi va nimani oʻzgartirdingiz. Tashxis, ism va telefonsiz: bunday javoblar eʼlon qilinmaydi.',
          'Briefly and to the point: what happened and what you changed. No diagnosis, name or phone: such answers are not published.',
        ),
      ),
      answered(
        four(
          'Откуда в\u00a0каталоге клиника, которая ничего не\u00a0заполняла?',
          'Ештеңе толтырмаған клиника каталогқа қайдан түскен?',
          'Hech narsa toʻldirmagan klinika katalogga qayerdan tushgan?',
          'Why is a clinic listed that never filled anything in?',
        ),
        four(
          'Её название, вид и\u00a0адрес взяты из\u00a0открытых данных. Источник подписан на\u00a0её странице.',
          'Оның атауы, түрі мен мекенжайы ашық деректерден алынған. Дереккөзі бетінде көрсетілген.',
          'Uning nomi, turi va manzili ochiq maʼlumotlardan olingan. Manba sahifasida koʻrsatilgan.',
          'Its name, kind and address come from open data. The source is named on its page.',
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
          'See the website',
        ),
        link: toPage('/clinic-website'),
      },
      tone: 'calm',
    }),
  ],
}
