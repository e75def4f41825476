import type { CustomPageSeed } from '../../backend/seed/format.ts'
import { block, toPage } from '../parts/blocks.ts'
import { picture } from '../parts/picture.ts'
import { screen } from './screens/index.ts'
import { commonQuestions, connect, four, point, questionAndAnswer, questions } from './words.ts'

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
      'Для клиник, у\u00a0которых есть сайт на\u00a0Shipa: что заполнить, о\u00a0чём писать и\u00a0как узнать, сколько людей его открыли.',
      'Shipa-да сайты бар клиникаларға: нені толтыру, не туралы жазу керек және сайтты қанша адам ашқанын қалай білуге болады.',
      'Shipada sayti bor klinikalar uchun: nimalarni toʻldirish, nima haqida yozish kerak va saytni necha kishi ochganini qanday bilish mumkin.',
      'For clinics with a site on Shipa: what to fill in, what to write about and how to see how many people open it.',
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
    action: connect,
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
      four('Честные акции', 'Адал акциялар', 'Halol aksiyalar', 'Honest promotions'),
      four(
        'Цена «было» сверяется с\u00a0историей прейскуранта. Акция стоит на\u00a0сайте, в\u00a0ценах и\u00a0в\u00a0каталоге, записавшийся видит цену своего дня и\u00a0платит её\u00a0на\u00a0приёме. После последнего дня она исчезает сама.',
        'Бұрынғы баға бағалар тізімінің тарихымен салыстырылады. Акция сайтта, бағаларда және каталогта тұрады, жазылған адам өз күнінің бағасын көреді және қабылдауда соны төлейді. Соңғы күнінен кейін ол өзі жоғалады.',
        'Avvalgi narx narxlar roʻyxati tarixi bilan solishtiriladi. Aksiya saytda, narxlarda va katalogda turadi, yozilgan odam oʻz kunining narxini koʻradi va qabulda shuni toʻlaydi. Oxirgi kundan keyin u oʻzi yoʻqoladi.',
        'The price before is compared with the history of the price list. A promotion stands on the site, in the prices and in the directory; whoever books sees the price of their day, and pays it at the visit. After its last day it disappears by itself.',
      ),
    ),
    point(
      four('Сколько людей пришло', 'Қанша адам келді', 'Necha kishi keldi', 'How many people come'),
      four(
        'По дням, неделям и\u00a0месяцам видно, сколько людей видели клинику в\u00a0каталоге, открыли сайт, позвонили, написали, записались и\u00a0пришли, и\u00a0что было прежде. Без cookie и\u00a0без слежки за\u00a0пациентами.',
        'Клиниканы каталогтан қанша адам көргені, сайтын ашқаны, қоңырау шалғаны, хат жазғаны, қабылдауға жазылғаны және келгені күн, апта және ай бойынша алдыңғы кезеңмен қатар көрінеді. Cookie де, пациенттерді аңду да жоқ.',
        'Klinikani katalogda necha kishi koʻrgani, saytini ochgani, qoʻngʻiroq qilgani, xat yozgani, qabulga yozilgani va kelgani kunlar, haftalar va oylar boʻyicha avvalgi davr bilan yonma-yon koʻrinadi. Cookie ham, bemorlarni kuzatish ham yoʻq.',
        'By day, week and month you see how many people saw the clinic in the directory, opened its site, called, wrote, booked and came, beside the time before. No cookies, and no tracking of patients.',
      ),
    ),
    point(
      four(
        'Ссылки и\u00a0QR-коды',
        'Сілтемелер мен QR-кодтар',
        'Havolalar va QR-kodlar',
        'Links and QR codes',
      ),
      four(
        'Короткая ссылка ведёт на\u00a0запись, вопрос, отзыв или акцию. Плакат, подставка, наклейки и\u00a0табличка с\u00a0QR-кодом готовы к\u00a0печати на\u00a0четырёх языках, и\u00a0видно, какой лист привёл людей.',
        'Қысқа сілтеме жазылуға, сұраққа, пікірге немесе акцияға апарады. QR-коды бар плакат, үстел тақтайшасы, жапсырма және есік тақтайшасы төрт тілде басып шығаруға дайын, қай парақ адам әкелгені көрінеді.',
        'Qisqa havola qabulga yozilishga, savolga, sharhga yoki aksiyaga olib boradi. QR-kodli plakat, stol lavhachasi, stikerlar va eshik lavhachasi toʻrt tilda chop etishga tayyor, qaysi varaq odam olib kelgani koʻrinadi.',
        'A short link leads to booking, a question, a review or a promotion. A poster, a table stand, stickers and a door sign with its QR code are ready to print in four languages, and you see which sheet brought people.',
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
    'Полная страница, новости и\u00a0статьи, ссылки и\u00a0четыре языка: что помогает пациенту выбрать клинику.',
    'Толық бет, жаңалықтар мен мақалалар, сілтемелер және төрт тіл: пациентке клиника таңдауға не көмектеседі.',
    'Toʻliq sahifa, yangiliklar va maqolalar, havolalar va toʻrt til: bemorga klinika tanlashga nima yordam beradi.',
    'A complete page, news and articles, links and four languages: what helps patients choose a clinic.',
  ),
  blocks: [
    hero,
    parts,
    screen(
      'figures',
      four(
        'Показатели клиники: сколько людей видели её, открыли сайт, обратились, записались и\u00a0пришли за\u00a030 дней',
        'Клиниканың көрсеткіштері: 30 күнде оны қанша адам көрді, сайтын ашты, хабарласты, жазылды және келді',
        'Klinika koʻrsatkichlari: 30 kunda uni necha kishi koʻrdi, saytini ochdi, murojaat qildi, yozildi va keldi',
        'The clinic’s figures: how many people saw it, opened its site, got in touch, booked and came in 30 days',
      ),
    ),
    screen(
      'promotion',
      four(
        'Акция на\u00a0сайте клиники: до какого дня, цены было и\u00a0стало, запись и\u00a0условия',
        'Клиника сайтындағы акция: қай күнге дейін, бұрынғы және жаңа баға, жазылу және шарттары',
        'Klinika saytidagi aksiya: qaysi kungacha, avvalgi va yangi narx, yozilish va shartlar',
        'A promotion on the clinic’s site: until which day, the prices before and now, booking and conditions',
      ),
      'promotion-screen',
    ),
    screen(
      'links',
      four(
        'Короткие ссылки клиники: куда ведут и\u00a0сколько людей по\u00a0ним пришло',
        'Клиниканың қысқа сілтемелері: қайда апарады және олар арқылы қанша адам келді',
        'Klinikaning qisqa havolalari: qayerga olib boradi va ular orqali necha kishi keldi',
        'The clinic’s short links: where they lead, and how many people came by them',
      ),
      'links-screen',
    ),
    block('prices', 'tariffs'),
    questions('questions', commonQuestions, [
      questionAndAnswer(
        four(
          'Можно\u00a0ли подняться в\u00a0списке за\u00a0деньги?',
          'Ақша төлеп, тізімде жоғарылауға бола ма?',
          'Pul toʻlab, roʻyxatda yuqoriga chiqsa boʻladimi?',
          'Can a clinic pay to be listed higher?',
        ),
        four(
          'Нет. Порядок складывается из\u00a0отзывов пациентов, из\u00a0того, насколько полно заполнены сведения, и\u00a0из\u00a0того, как скоро можно записаться онлайн.',
          'Жоқ. Рет пациенттердің пікірлеріне, мәліметтің қаншалықты толық екеніне және онлайн қаншалықты тез жазылуға болатынына байланысты.',
          'Yoʻq. Tartib bemorlarning sharhlariga, maʼlumotlar qanchalik toʻliqligiga va onlayn qanchalik tez yozilish mumkinligiga bogʻliq.',
          'No. The order depends on what patients say in reviews, on how complete the details are, and on how soon one can book online.',
        ),
      ),
      questionAndAnswer(
        four(
          'Можно\u00a0ли объявить акцию со\u00a0скидкой?',
          'Жеңілдігі бар акция жариялауға бола ма?',
          'Chegirmali aksiya eʼlon qilsa boʻladimi?',
          'Can we announce a discount?',
        ),
        four(
          'Да: услуги, цены было и\u00a0стало, первый и\u00a0последний день, условия. Цена «было» должна простоять в\u00a0прейскуранте 30\u00a0дней до\u00a0начала, а\u00a0следующая акция на\u00a0ту\u00a0же услугу начнётся не\u00a0раньше, чем через 30\u00a0дней после этой. Купонов нет.',
          'Иә: қызметтер, бұрынғы және жаңа баға, бірінші және соңғы күні, шарттары. Бұрынғы баға басталғанға дейін бағалар тізімінде 30\u00a0күн тұруы керек, ал сол қызметтің келесі акциясы осыдан кейін кемінде 30\u00a0күн өткен соң басталады. Купондар жоқ.',
          'Ha: xizmatlar, avvalgi va yangi narx, birinchi va oxirgi kun, shartlar. Avvalgi narx boshlanishidan oldin narxlar roʻyxatida 30\u00a0kun turishi kerak, oʻsha xizmatning keyingi aksiyasi esa bundan kamida 30\u00a0kun keyin boshlanadi. Kuponlar yoʻq.',
          'Yes: services, prices before and now, the first and the last day, conditions. The price before has to stand in the price list for 30\u00a0days before the start, and the next promotion of the same service begins 30\u00a0days after this one at the earliest. There are no coupons.',
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
