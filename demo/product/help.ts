import type { CustomPageSeed } from '../../backend/seed/format.ts'
import { helpArticles } from '../../schemas/articles/help-articles.ts'
import { block, toPage } from '../parts/blocks.ts'
import { articleList } from './help-articles/article-list.ts'
import { articles } from './help-articles/index.ts'
import { four, questionAndAnswer, questions } from './words.ts'

const finding = questions(
  'finding',
  four('Найти клинику', 'Клиника табу', 'Klinika topish', 'Finding a clinic'),
  [
    questionAndAnswer(
      four(
        'Как найти клинику в\u00a0своём городе?',
        'Өз қаламнан клиниканы қалай табамын?',
        'Oʻz shahrimdan klinikani qanday topaman?',
        'How do I find a clinic in my city?',
      ),
      four(
        'На\u00a0главной странице нажмите название своего города: откроется список его клиник. Если название клиники известно, начните вводить его в\u00a0поиске.',
        'Басты беттен қалаңыздың атауын басыңыз: ондағы клиникалардың тізімі ашылады. Клиниканың атауын білсеңіз, оны іздеу жолына жаза бастаңыз.',
        'Bosh sahifada shahringiz nomini bosing: undagi klinikalar roʻyxati ochiladi. Klinikaning nomini bilsangiz, uni qidiruvga yoza boshlang.',
        'Tap the name of your city on the home page to open the list of its clinics. If you know a clinic’s name, begin to type it in the search.',
      ),
    ),
    questionAndAnswer(
      four(
        'Почему у\u00a0одних клиник есть врачи и\u00a0цены, а\u00a0у\u00a0других только адрес?',
        'Неге кейбір клиниканың дәрігерлері мен бағалары бар, ал кейбірінің тек мекенжайы көрсетілген?',
        'Nega ayrim klinikalarda shifokorlar va narxlar bor, boshqalarida esa faqat manzil?',
        'Why do some clinics show doctors and prices, and others only an address?',
      ),
      four(
        'Клиники со\u00a0своим сайтом заполняют его сами. Об\u00a0остальных известно только то, что есть в\u00a0открытых данных: название, вид, адрес и\u00a0место на\u00a0карте.',
        'Өз сайты бар клиникалар өздері туралы өздері жазады. Қалғандары туралы мұнда ашық деректерде бары ғана берілген: атауы, түрі, мекенжайы және картадағы орны.',
        'Oʻz sayti bor klinikalar oʻzlari haqida oʻzlari yozadi. Qolganlari haqida bu yerda faqat ochiq maʼlumotlarda bori berilgan: nomi, turi, manzili va xaritadagi oʻrni.',
        'Clinics with their own site here tell you about themselves. For the rest you see only what open data contains: a name, a kind, an address and a place on the map.',
      ),
    ),
    questionAndAnswer(
      four(
        'Откуда взяты эти данные?',
        'Бұл деректер қайдан алынған?',
        'Bu maʼlumotlar qayerdan olingan?',
        'Where does that data come from?',
      ),
      four(
        'Источник назван на\u00a0странице самой клиники. Все источники и\u00a0лицензии перечислены по\u00a0ссылке «Источники данных» внизу страницы.',
        'Дереккөзі клиниканың өз бетінде аталған. Барлық дереккөз бен лицензия беттің төменгі жағындағы «Дереккөздер» сілтемесінде берілген.',
        'Manba klinikaning oʻz sahifasida koʻrsatilgan. Barcha manbalar va litsenziyalar sahifaning pastidagi “Maʼlumot manbalari” havolasida keltirilgan.',
        'The source is named on the clinic’s own page. All sources and licences are listed under “Data sources” at the bottom of the page.',
      ),
    ),
    questionAndAnswer(
      four(
        'Сведения о\u00a0клинике неверны. Кому сказать?',
        'Клиника туралы мәлімет дұрыс емес. Кімге айту керек?',
        'Klinika haqidagi maʼlumot notoʻgʻri. Kimga aytish kerak?',
        'Something about a clinic is wrong. Who should I tell?',
      ),
      four(
        'Если у\u00a0клиники свой сайт, сообщите ей по\u00a0телефону или письмом. Если сайта нет, посмотрите раздел «Нашли ошибку?» на\u00a0странице «Источники данных».',
        'Клиниканың өз сайты болса, телефонмен немесе хатпен өзіне айтыңыз. Қалғандары туралы «Дереккөздер» бетінің «Қате таптыңыз ба?» бөлімінде жазылған.',
        'Klinikaning oʻz sayti boʻlsa, telefon yoki xat orqali oʻziga ayting. Qolganlari haqida “Maʼlumot manbalari” sahifasining “Xato topdingizmi?” boʻlimida yozilgan.',
        'If the clinic has its own site, call it or write to it. For the others, see “Found a mistake?” on the “Data sources” page.',
      ),
    ),
    questionAndAnswer(
      four(
        'Что значит «Демо» рядом с\u00a0названием?',
        'Атаудың жанындағы «Демо» деген нені білдіреді?',
        'Nomi yonidagi “Demo” nimani bildiradi?',
        'What does “Demo” next to a name mean?',
      ),
      four(
        'Такая клиника вымышлена и\u00a0показывает, каким бывает сайт. Её врачи, цены и\u00a0отзывы придуманы. Запись можно попробовать, но\u00a0приёма не\u00a0будет: пациентов там не\u00a0принимают.',
        'Ондай клиника ойдан шығарылған, ол сайттың қандай болатынын көрсетеді. Дәрігерлері, бағалары мен пікірлері шын емес. Жазылып көруге болады, бірақ қабылдау болмайды: онда пациенттер қабылданбайды.',
        'Bunday klinika oʻylab topilgan, u sayt qanday boʻlishini koʻrsatadi. Shifokorlari, narxlari va sharhlari haqiqiy emas. Yozilib koʻrish mumkin, lekin qabul boʻlmaydi: u yerda bemorlar qabul qilinmaydi.',
        'The clinic is fictional and shows what a site can look like. Its doctors, prices and reviews are not real. You can try out booking, but there will be no visit: no patients are seen there.',
      ),
    ),
  ],
)

const booking = questions(
  'booking',
  four(
    'Приём и\u00a0вопросы клинике',
    'Қабылдау және клиникаға сұрақтар',
    'Qabul va klinikaga savollar',
    'Appointments and questions',
  ),
  [
    questionAndAnswer(
      four(
        'Как записаться к\u00a0врачу?',
        'Дәрігердің қабылдауына қалай жазыламын?',
        'Shifokor qabuliga qanday yozilaman?',
        'How do I book an appointment?',
      ),
      four(
        'Выберите свободное время на\u00a0карточке врача в\u00a0списке или на\u00a0сайте клиники, впишите имя и\u00a0телефон и\u00a0введите код, который придёт в\u00a0СМС или на\u00a0почту. Пока вы заполняете форму, время за\u00a0вами пять минут. Если подтверждает клиника, дождитесь её ответа. Где времени для выбора нет, оставьте заявку, если клиника их принимает, или позвоните.',
        'Тізімдегі дәрігер карточкасынан немесе клиника сайтынан бос уақытты таңдап, атыңыз бен телефоныңызды жазыңыз да, SMS немесе пошта арқылы келген кодты енгізіңіз. Форманы толтырғанша уақыт сіз үшін бес минут сақталады. Клиника растайтын болса, жауабын күтіңіз. Таңдайтын уақыт жоқ жерде, клиника қабылдаса, өтінім қалдырыңыз немесе қоңырау шалыңыз.',
        'Roʻyxatdagi shifokor kartochkasida yoki klinika saytida boʻsh vaqtni tanlang, ism va telefoningizni yozing va SMS yoki pochta orqali kelgan kodni kiriting. Shaklni toʻldirguningizcha vaqt siz uchun besh daqiqa saqlanadi. Klinika tasdiqlaydigan boʻlsa, javobini kuting. Tanlash uchun vaqt yoʻq joyda, klinika qabul qilsa, ariza qoldiring yoki qoʻngʻiroq qiling.',
        'Choose a free time on a doctor’s card in a list or on the clinic’s site, enter your name and phone, and then the code that comes by SMS or e-mail. While you fill in the form, the time is kept for you for five minutes. If the clinic confirms bookings itself, wait for its reply. Where there are no times to choose from, leave a request if the clinic takes them, or call.',
      ),
    ),
    questionAndAnswer(
      four(
        'Нужна\u00a0ли регистрация?',
        'Тіркелу керек пе?',
        'Roʻyxatdan oʻtish kerakmi?',
        'Do I need to sign up?',
      ),
      four(
        'Нет. Записаться, перенести приём, оставить отзыв и\u00a0задать вопрос можно без неё: телефон или почту вы подтверждаете кодом. Войти нужно, чтобы комментировать статьи.',
        'Жоқ. Тіркелмей-ақ қабылдауға жазылып, оны ауыстырып, пікір қалдырып, сұрақ қоя аласыз: телефон немесе поштаңызды кодпен растайсыз. Мақалаларға түсініктеме жазу үшін кіру керек.',
        'Yoʻq. Qabulga yozilish, uni koʻchirish, sharh qoldirish va savol berish uchun roʻyxatdan oʻtish shart emas: telefon yoki pochtangizni kod bilan tasdiqlaysiz. Maqolalarga izoh yozish uchun kirish kerak.',
        'No. You can book, move a visit, write a review and ask a question without an account: you confirm your phone or e-mail by a code. To comment on articles you have to sign in.',
      ),
    ),
    questionAndAnswer(
      four(
        'Как отменить или перенести приём?',
        'Қабылдаудан қалай бас тартамын немесе оны басқа уақытқа ауыстырамын?',
        'Qabulni qanday bekor qilaman yoki boshqa vaqtga koʻchiraman?',
        'How do I cancel or move an appointment?',
      ),
      four(
        'По\u00a0ссылке из\u00a0СМС или письма о\u00a0записи: на\u00a0её странице можно выбрать другое время или отменить приём. Клиника решает, за\u00a0сколько часов до\u00a0приёма это ещё можно сделать. Позже\u00a0— только по\u00a0телефону, он на\u00a0той\u00a0же странице.',
        'Жазылу туралы SMS-тегі немесе хаттағы сілтеме арқылы: оның бетінде басқа уақытты таңдауға немесе қабылдаудан бас тартуға болады. Мұны қабылдауға дейін қанша сағат бұрын істеуге болатынын клиника шешеді. Одан кейін тек телефон арқылы, нөмірі сол бетте.',
        'Yozilish haqidagi SMS yoki xatdagi havola orqali: uning sahifasida boshqa vaqtni tanlash yoki qabulni bekor qilish mumkin. Buni qabulgacha necha soat qolguncha qilish mumkinligini klinika belgilaydi. Undan keyin faqat telefon orqali, raqami shu sahifada.',
        'By the link in the SMS or e-mail about your booking: its page lets you choose another time or cancel. The clinic decides how many hours before the visit that ends. Later you can only call: the number is on the same page.',
      ),
    ),
    questionAndAnswer(
      four(
        'Подходящего времени нет. Что делать?',
        'Қолайлы уақыт жоқ. Не істеймін?',
        'Mos vaqt yoʻq. Nima qilaman?',
        'There is no time that suits me. What can I do?',
      ),
      four(
        'Встаньте в\u00a0лист ожидания на\u00a0странице записи: укажите дни и\u00a0время суток. Когда время освободится, первые в\u00a0очереди получат сообщение. Выйти из\u00a0листа можно по\u00a0ссылке в\u00a0нём.',
        'Жазылу бетінде күту тізіміне тұрыңыз: күндер мен күн мезгілін көрсетіңіз. Уақыт босағанда, кезектің басындағыларға хабарлама келеді. Тізімнен хабарламадағы сілтеме арқылы шығуға болады.',
        'Yozilish sahifasida kutish roʻyxatiga yoziling: kunlar va kun vaqtini koʻrsating. Vaqt boʻshaganda, navbat boshidagilarga xabar keladi. Roʻyxatdan xabardagi havola orqali chiqish mumkin.',
        'Join the waiting list on the booking page: name the days and the time of day. When a time becomes free, the first in the list get a message. Its link also lets you leave the list.',
      ),
    ),
    questionAndAnswer(
      four(
        'По\u00a0какому времени указаны часы работы?',
        'Жұмыс уақыты қай жердің уақытымен көрсетілген?',
        'Ish vaqti qayerning vaqti boʻyicha koʻrsatilgan?',
        'What time zone are the opening hours in?',
      ),
      four(
        'По\u00a0местному времени клиники. На\u00a0её сайте видно, открыта\u00a0ли она сейчас и\u00a0когда откроется.',
        'Клиниканың жергілікті уақытымен. Сайтында оның қазір ашық-жабығы және қашан ашылатыны көрсетіледі.',
        'Klinikaning mahalliy vaqti boʻyicha. Saytida u hozir ochiqmi va qachon ochilishi koʻrsatiladi.',
        'The clinic’s local time. Its site shows whether it is open now and, if not, when it opens.',
      ),
    ),
    questionAndAnswer(
      four(
        'Можно\u00a0ли спросить врача до\u00a0приёма?',
        'Қабылдауға дейін дәрігерге сұрақ қоюға бола ма?',
        'Qabulgacha shifokorga savol bersa boʻladimi?',
        'Can I ask a doctor something before my visit?',
      ),
      four(
        'Да, если на\u00a0сайте клиники есть раздел «Задать вопрос». Ответ придёт вам на\u00a0почту или в\u00a0сообщении. Осмотр он не\u00a0заменяет.',
        'Иә, клиника сайтында «Сұрақ қою» бөлімі болса. Жауап сізге хатпен немесе хабарламамен келеді. Ол дәрігердің қарап-тексеруін алмастырмайды.',
        'Ha, klinika saytida “Savol berish” boʻlimi boʻlsa. Javob sizga xat yoki SMS orqali keladi. U shifokor koʻrigining oʻrnini bosmaydi.',
        'Yes, if the clinic’s site has an “Ask a question” page. The answer comes to you by e-mail or text message. It does not replace an examination.',
      ),
    ),
    questionAndAnswer(
      four(
        'Помощь нужна срочно. Что делать?',
        'Шұғыл көмек керек. Не істеймін?',
        'Shoshilinch yordam kerak. Nima qilaman?',
        'It is an emergency. What should I do?',
      ),
      four(
        'Звоните 103. Не\u00a0ждите ответа на\u00a0письмо или сообщение и\u00a0не\u00a0тратьте время на\u00a0поиск клиники.',
        '103 нөміріне қоңырау шалыңыз. Хатқа немесе хабарламаға жауап күтпеңіз, клиника іздеп уақыт жоғалтпаңыз.',
        '103 raqamiga qoʻngʻiroq qiling. Xat yoki xabarga javob kutmang, klinika qidirib vaqt yoʻqotmang.',
        'Call 103. Do not wait for a reply to an e-mail or a message, and do not spend time looking for a clinic.',
      ),
    ),
  ],
)

const facts = questions(
  'facts',
  four(
    'Врачи, цены и\u00a0отзывы',
    'Дәрігерлер, бағалар және пікірлер',
    'Shifokorlar, narxlar va sharhlar',
    'Doctors, prices and reviews',
  ),
  [
    questionAndAnswer(
      four(
        'Что можно узнать о\u00a0враче?',
        'Дәрігер туралы не білуге болады?',
        'Shifokor haqida nimalarni bilish mumkin?',
        'What can I find out about a doctor?',
      ),
      four(
        'На\u00a0сайте клиники у\u00a0врача своя страница: специальность, стаж, образование и\u00a0языки, на\u00a0которых он принимает, если клиника их указала.',
        'Клиника сайтында дәрігердің өз беті бар: клиника көрсетсе, онда мамандығы, тәжірибесі, білімі мен қабылдау тілдері жазылады.',
        'Klinika saytida shifokorning oʻz sahifasi bor: klinika koʻrsatgan boʻlsa, unda mutaxassisligi, tajribasi, maʼlumoti va qabul tillari yoziladi.',
        'On a clinic’s site every doctor has a page. It gives the doctor’s speciality, experience, education and languages, as far as the clinic has provided them.',
      ),
    ),
    questionAndAnswer(
      four(
        'Окончательная\u00a0ли это цена?',
        'Көрсетілген баға түпкілікті ме?',
        'Koʻrsatilgan narx yakuniymi?',
        'Are the prices final?',
      ),
      four(
        'Цены указывает клиника и\u00a0может их изменить. Перед приёмом уточните стоимость по\u00a0телефону.',
        'Бағаны клиника белгілейді және өзгерте алады. Қабылдауға дейін құнын телефон арқылы нақтылап алыңыз.',
        'Narxlarni klinika belgilaydi va oʻzgartirishi mumkin. Qabuldan oldin narxini telefon orqali aniqlab oling.',
        'Each clinic sets its own prices and may change them. Check the cost by phone before your visit.',
      ),
    ),
    questionAndAnswer(
      four(
        'Кто пишет отзывы?',
        'Пікірлерді кім жазады?',
        'Sharhlarni kim yozadi?',
        'Who writes the reviews?',
      ),
      four(
        'Пациенты, без аккаунта тоже: телефон или почту они подтверждают кодом. Визит считается подтверждённым, если есть прошедшая запись или модератор принял документ о\u00a0приёме, и\u00a0у\u00a0отзыва это сказано. До\u00a0публикации отзыв читает модератор, клиника может ответить. У\u00a0демонстрационных клиник отзывы придуманы.',
        'Пациенттер, аккаунты жоқтар да: телефонын немесе поштасын кодпен растайды. Өткен жазылу болса немесе модератор қабылдау туралы құжатты қабылдаса, келгені расталған саналады, бұл пікірде көрсетіледі. Жарияланғанға дейін пікірді модератор оқиды, клиника жауап бере алады. Демонстрациялық клиникалардың пікірлері ойдан шығарылған.',
        'Bemorlar, akkauntsizlar ham: telefon yoki pochtasini kod bilan tasdiqlaydi. Oʻtgan yozilish boʻlsa yoki moderator qabul haqidagi hujjatni qabul qilsa, tashrif tasdiqlangan hisoblanadi, bu sharhda koʻrsatiladi. Eʼlon qilinguncha sharhni moderator oʻqiydi, klinika javob berishi mumkin. Demo klinikalarning sharhlari oʻylab topilgan.',
        'Patients, also without an account: they confirm their phone or e-mail by a code. A visit counts as confirmed if there was a booking that has taken place or a moderator has accepted a document about it, and the review says so. A moderator reads each review before it is published, and the clinic can reply. Reviews of demo clinics are fictional.',
      ),
    ),
    questionAndAnswer(
      four(
        'Как проверить документ клиники?',
        'Клиника құжатын қалай тексеремін?',
        'Klinika hujjatini qanday tekshiraman?',
        'How do I check a document from a clinic?',
      ),
      four(
        'Введите код документа на\u00a0странице «Проверить документ»: ссылка на\u00a0неё стоит в\u00a0меню. Там видно, кто и\u00a0когда его выдал и\u00a0действует\u00a0ли он. Чтобы скачать сам документ, нужны последние цифры телефона и\u00a0год рождения пациента.',
        'Құжаттың кодын «Құжатты тексеру» бетіне енгізіңіз, оған сілтеме мәзірде тұр. Онда құжатты кім және қашан бергені, күші бар-жоғы көрінеді. Құжаттың өзін жүктеу үшін пациент телефонының соңғы цифрлары мен туған жылы керек.',
        'Hujjat kodini “Hujjatni tekshirish” sahifasiga kiriting, unga havola menyuda turadi. Unda hujjatni kim va qachon bergani, amal qilishi koʻrinadi. Hujjatning oʻzini yuklab olish uchun bemor telefonining oxirgi raqamlari va tugʻilgan yili kerak.',
        'Enter its code on the page “Check a document”; the menu has a link to it. There you see who issued it, when, and whether it is valid. To download the document itself you need the last digits of the patient’s phone and the year of birth.',
      ),
    ),
    questionAndAnswer(
      four(
        'Можно\u00a0ли лечиться по\u00a0статьям?',
        'Мақалаға қарап емделуге бола ма?',
        'Maqolalarga qarab davolansa boʻladimi?',
        'Can I treat myself by following an article?',
      ),
      four(
        'Нет. Статьи помогают подготовиться к\u00a0приёму и\u00a0понять врача. Диагноз ставит и\u00a0лечение назначает он.',
        'Жоқ. Мақалалар қабылдауға дайындалуға және дәрігерді түсінуге көмектеседі. Диагнозды да дәрігер қояды, емді де дәрігер тағайындайды.',
        'Yoʻq. Maqolalar qabulga tayyorlanish va shifokorni tushunishga yordam beradi. Tashxisni ham shifokor qoʻyadi, davolashni ham shifokor belgilaydi.',
        'No. Articles help you prepare for a visit and understand your doctor. Diagnosis and treatment are up to the doctor.',
      ),
    ),
  ],
)

const reading = questions(
  'reading',
  four(
    'Язык и\u00a0удобство чтения',
    'Тіл және оқу ыңғайлылығы',
    'Til va oʻqish qulayligi',
    'Language and readability',
  ),
  [
    questionAndAnswer(
      four(
        'Как сменить язык?',
        'Тілді қалай ауыстырамын?',
        'Tilni qanday almashtiraman?',
        'How do I change the language?',
      ),
      four(
        'Языки стоят вверху страницы, на\u00a0телефоне\u00a0— в\u00a0меню, и\u00a0ещё раз внизу, под полными названиями. Выбор запоминается.',
        'Тілдер беттің жоғарғы жағында, телефонда мәзірде тұр, төменде толық атауымен тағы берілген. Таңдауыңыз сақталады.',
        'Tillar sahifaning yuqorisida, telefonda menyuda turadi, pastda toʻliq nomi bilan yana berilgan. Tanlovingiz eslab qolinadi.',
        'The languages are at the top of the page, or in the menu on a phone, and again at the bottom with their full names. Your choice is remembered.',
      ),
    ),
    questionAndAnswer(
      four(
        'Почему часть текста клиники не\u00a0на\u00a0моём языке?',
        'Клиника мәтінінің бір бөлігі неге менің тілімде емес?',
        'Klinika matnining bir qismi nega mening tilimda emas?',
        'Why is part of a clinic’s site not in my language?',
      ),
      four(
        'Эту часть клиника не\u00a0перевела, и\u00a0вместо пустого места показан русский текст.',
        'Клиника ол бөлікті аудармаған, сондықтан бос орынның орнына орысша мәтін көрсетіледі.',
        'Klinika bu qismni tarjima qilmagan, shuning uchun boʻsh joy oʻrniga ruscha matn koʻrsatiladi.',
        'The clinic has not translated that part, so you see the Russian text instead of a gap.',
      ),
    ),
    questionAndAnswer(
      four(
        'Как сделать текст крупнее?',
        'Мәтінді қалай үлкейтемін?',
        'Matnni qanday kattalashtiraman?',
        'How do I make the text larger?',
      ),
      four(
        'Нажмите «Версия для слабовидящих» вверху страницы, на\u00a0телефоне\u00a0— в\u00a0меню. В\u00a0её настройках выбирают размер текста, цвета, расстояния и\u00a0показ изображений. Вернёт всё обратно кнопка «Обычная версия».',
        'Беттің жоғарғы жағындағы, телефонда мәзірдегі «Нашар көретіндерге арналған нұсқа» түймесін басыңыз. Баптауларында мәтін өлшемі, түстер, аралықтар мен суреттер таңдалады. Бұрынғы көрінісіне «Кәдімгі нұсқа» түймесі қайтарады.',
        'Sahifaning yuqorisidagi, telefonda menyudagi “Zaif koʻruvchilar uchun versiya” tugmasini bosing. Sozlamalarida matn oʻlchami, ranglar, oraliqlar va rasmlar tanlanadi. Avvalgi koʻrinishga “Oddiy versiya” tugmasi qaytaradi.',
        'Press “Low-vision version” at the top of the page, or in the menu on a phone. Its settings change the text size, the colours, the spacing and the pictures. “Ordinary version” takes you back.',
      ),
    ),
    questionAndAnswer(
      four(
        'Что сайт узнаёт обо мне?',
        'Сайт мен туралы не біледі?',
        'Sayt men haqimda nimani biladi?',
        'What does this site learn about me?',
      ),
      four(
        'Ваш браузер хранит выбранный язык и\u00a0вид страниц. Если на\u00a0этом сайте считают посещения, он сначала спросит об\u00a0этом вас.',
        'Таңдаған тіліңіз бен беттердің көрінісін браузеріңіз сақтайды. Бұл сайтта кіру саналатын болса, алдымен сізден рұқсат сұралады.',
        'Tanlagan tilingiz va sahifalar koʻrinishini brauzeringiz saqlaydi. Bu saytda tashriflar hisoblansa, avval sizdan ruxsat soʻraladi.',
        'Your browser stores the language and the page version you choose. If this site counts visits, it asks you first.',
      ),
    ),
  ],
)

const clinics = questions('clinics', four('Клиникам', 'Клиникаларға', 'Klinikalarga', 'For clinics'), [
  questionAndAnswer(
    four(
      'Что входит в\u00a0сайт клиники?',
      'Клиника сайтына не кіреді?',
      'Klinika saytiga nimalar kiradi?',
      'What does a clinic’s site include?',
    ),
    four(
      'Главная страница, врачи, услуги с\u00a0ценами, новости, отзывы, галерея, контакты с\u00a0картой и\u00a0другие страницы, которые вам нужны. Подробнее\u00a0— на\u00a0странице «Сайт клиники».',
      'Басты бет, дәрігерлер, бағасы бар қызметтер, жаңалықтар, пікірлер, галерея, картасы бар байланыс бөлімі және өзіңізге керек басқа беттер. Толығырақ «Клиника сайты» бетінде.',
      'Bosh sahifa, shifokorlar, narxlari bilan xizmatlar, yangiliklar, sharhlar, galereya, xaritali aloqa boʻlimi va sizga kerak boshqa sahifalar. Batafsil “Klinika sayti” sahifasida.',
      'A home page, doctors, services with prices, news, reviews, a gallery, contacts with a map, and any other pages you need. The “Clinic website” page says more.',
    ),
  ),
  questionAndAnswer(
    four(
      'Где посмотреть готовый сайт?',
      'Дайын сайтты қайдан көруге болады?',
      'Tayyor saytni qayerda koʻrish mumkin?',
      'Where can I see a finished site?',
    ),
    four(
      'Если в\u00a0этом каталоге есть демонстрационные клиники, они показаны на\u00a0странице «Сайт клиники» под заголовком «Примеры сайтов». Смените на\u00a0сайте язык, откройте его с\u00a0телефона, включите версию для слабовидящих.',
      'Бұл каталогта демонстрациялық клиникалар болса, олар «Клиника сайты» бетіндегі «Сайт үлгілері» бөлімінде көрсетілген. Сайттың тілін ауыстырып, телефоннан ашып, нашар көретіндерге арналған нұсқасын қосып көріңіз.',
      'Bu katalogda demo klinikalar boʻlsa, ular “Klinika sayti” sahifasidagi “Sayt namunalari” boʻlimida koʻrsatilgan. Saytning tilini almashtirib, telefondan ochib, zaif koʻruvchilar uchun versiyasini yoqib koʻring.',
      'If this directory has demo clinics, they are on the “Clinic website” page under “Site examples”. Change the language, open a site on your phone, turn on the low-vision version.',
    ),
  ),
  questionAndAnswer(
    four(
      'Кто создаёт сайты клиник?',
      'Клиника сайттарын кім жасайды?',
      'Klinika saytlarini kim yaratadi?',
      'Who sets up clinics’ sites?',
    ),
    four(
      'Сотрудники клиники: в\u00a0своём разделе они вносят сведения и\u00a0меняют страницы в\u00a0редакторе сайта. Если внизу страницы есть ссылка «Сообщить об\u00a0ошибке», по\u00a0тому\u00a0же адресу можно написать и\u00a0о\u00a0сайте.',
      'Клиника қызметкерлері: өз бөлімінде мәліметтерді енгізеді және беттерді сайт редакторында өзгертеді. Беттің төменгі жағында «Қате туралы хабарлау» сілтемесі болса, сол мекенжайға сайт туралы да жазуға болады.',
      'Klinika xodimlari: oʻz boʻlimida maʼlumotlarni kiritadi va sahifalarni sayt muharririda oʻzgartiradi. Sahifaning pastida “Xato haqida xabar berish” havolasi boʻlsa, oʻsha manzilga sayt haqida ham yozish mumkin.',
      'The clinic’s staff: in the clinic’s section they enter its details and change the pages in the site’s editor. If there is a “Report a mistake” link at the bottom of the page, you can write to the same address about a site.',
    ),
  ),
  questionAndAnswer(
    four(
      'Как подключить к\u00a0сайту свой домен?',
      'Сайтқа өз доменін қалай қосуға болады?',
      'Saytga oʻz domenini qanday ulash mumkin?',
      'How do we connect our own domain to the site?',
    ),
    four(
      'В\u00a0разделе «Сайт клиники» откройте «Дизайн», затем «Адрес сайта», и\u00a0введите домен. Там\u00a0же появятся записи, которые нужно добавить у\u00a0регистратора, то есть там, где домен куплен: для каждой\u00a0— тип, имя и\u00a0значение с\u00a0кнопкой «Копировать». Список можно целиком переслать тому, кто настраивает домен. Проверяем мы сами, обычно хватает часа, иногда нужны сутки.',
      '«Клиника сайты» бөлімінде «Безендіру», содан кейін «Сайттың мекенжайы» дегенді ашып, доменді енгізіңіз. Сол жерде тіркеушіде, яғни домен сатып алынған жерде қосатын жазбалар көрінеді: әрқайсысының түрі, аты және көшіру түймесі бар мәні. Тізімді доменді баптайтын адамға тұтас жіберуге болады. Тексеретін — өзіміз: әдетте бір сағат жетеді, кейде бір тәулік керек.',
      '“Klinika sayti” boʻlimida “Bezak”, soʻng “Sayt manzili”ni oching va domenni kiriting. Oʻsha yerda registratorda, yaʼni domen sotib olingan joyda qoʻshiladigan yozuvlar chiqadi: har birining turi, nomi va nusxalash tugmasi bilan qiymati. Roʻyxatni domenni sozlaydigan kishiga butunligicha yuborish mumkin. Oʻzimiz tekshiramiz: odatda bir soat yetadi, baʼzan bir sutka kerak boʻladi.',
      'In “Clinic website” open “Design”, then “Address of the site”, and enter the domain. You then see the records to add at the registrar, which is where the domain was bought: for each its type, its name and its value with a button that copies it. You can send the whole list to whoever sets up the domain. We check it ourselves: an hour is usually enough, sometimes it takes a day.',
    ),
  ),
  questionAndAnswer(
    four(
      'Как изменить то, что видно в\u00a0поиске и\u00a0в\u00a0мессенджерах?',
      'Іздеуде және мессенджерлерде көрінетінді қалай өзгертуге болады?',
      'Qidiruv va messenjerlarda koʻrinadigan narsani qanday oʻzgartirish mumkin?',
      'How do we change what search engines and messengers show?',
    ),
    four(
      'У\u00a0каждой страницы в\u00a0её настройках есть заголовок для поиска, описание и\u00a0картинка, на\u00a0каждом языке свои слова. Для главной страницы они в\u00a0«Дизайне», в\u00a0разделе о\u00a0поиске. Под полями сразу видно, как это будет выглядеть на\u00a0телефоне, на\u00a0компьютере и\u00a0в\u00a0мессенджере.',
      'Әр беттің баптауларында іздеуге арналған тақырып, сипаттама және сурет бар, сөздері әр тілде бөлек. Басты беттікі «Безендіруде», іздеу туралы бөлімде. Оның телефонда, компьютерде және мессенджерде қалай көрінетіні өрістердің астында бірден көрсетіледі.',
      'Har bir sahifa sozlamalarida qidiruv uchun sarlavha, tavsif va rasm bor, soʻzlari har bir tilda alohida. Bosh sahifaniki “Bezak”da, qidiruv haqidagi boʻlimda. Telefonda, kompyuterda va messenjerda qanday koʻrinishi maydonlar ostida darhol koʻrsatiladi.',
      'Each page has a title for search, a description and a picture in its settings, with words of their own in each language. Those of the home page are in “Design”, in the section about search. Below the fields you see at once how it will look on a phone, on a computer and in a messenger.',
    ),
  ),
  questionAndAnswer(
    four(
      'Что клинике подготовить?',
      'Клиника не дайындауы керек?',
      'Klinika nimalarni tayyorlashi kerak?',
      'What should a clinic prepare?',
    ),
    four(
      'Адрес, телефоны и\u00a0часы работы, список врачей, услуги с\u00a0ценами и\u00a0свои фотографии. Тексты пишите на\u00a0тех языках, на\u00a0которых говорят ваши пациенты.',
      'Мекенжайы, телефондары мен жұмыс уақыты, дәрігерлер тізімі, бағасы бар қызметтер және өз фотосуреттері. Мәтіндерді пациенттеріңіз сөйлейтін тілдерде жазыңыз.',
      'Manzili, telefonlari va ish vaqti, shifokorlar roʻyxati, narxlari bilan xizmatlar va oʻz suratlari. Matnlarni bemorlaringiz gaplashadigan tillarda yozing.',
      'Its address, phone numbers and opening hours, a list of doctors, services with prices, and its own photos. Write the texts in the languages your patients speak.',
    ),
  ),
])

const website = articleList(
  'website',
  four(
    'Сайт клиники: что и\u00a0как сделать',
    'Клиника сайты: нені қалай жасау керек',
    'Klinika sayti: nimani qanday qilish',
    'Your clinic’s site, task by task',
  ),
  helpArticles,
  articles,
)

/** R4. It explains existing features only. */
export const help: CustomPageSeed = {
  slug: 'help',
  title: four('Помощь', 'Көмек', 'Yordam', 'Help'),
  description: four(
    'Как найти клинику, записаться, перенести или отменить приём, оставить отзыв, сменить язык и\u00a0откуда взяты сведения каталога.',
    'Клиниканы қалай табуға, қабылдауға жазылуға, оны ауыстыруға, бас тартуға, пікір қалдыруға, тілді ауыстыруға болады және деректер қайдан алынған.',
    'Klinikani topish, qabulga yozilish, uni koʻchirish yoki bekor qilish, sharh qoldirish, tilni almashtirish hamda maʼlumotlar manbalari haqida.',
    'How to find a clinic, book, move or cancel a visit, write a review, change the language, and where the data comes from.',
  ),
  blocks: [
    block('title', 'page-title', {
      title: four('Чем помочь?', 'Қалай көмектесейік?', 'Qanday yordam beraylik?', 'How can we help?'),
      lead: four(
        'Короткие ответы на\u00a0то, о\u00a0чём спрашивают чаще всего. Если помощь нужна срочно, звоните 103.',
        'Жиі қойылатын сұрақтарға қысқа жауаптар. Шұғыл көмек керек болса, 103 нөміріне қоңырау шалыңыз.',
        'Koʻp beriladigan savollarga qisqa javoblar. Shoshilinch yordam kerak boʻlsa, 103 raqamiga qoʻngʻiroq qiling.',
        'Short answers to the most common questions. In an emergency, call 103.',
      ),
    }),
    finding,
    booking,
    facts,
    reading,
    clinics,
    website,
    block('next', 'call-to-action', {
      title: four(
        'Вы из\u00a0клиники?',
        'Сіз клиникадансыз ба?',
        'Siz klinikadanmisiz?',
        'Do you work at a clinic?',
      ),
      text: four(
        'Посмотрите, что входит в\u00a0сайт клиники и\u00a0что на\u00a0нём видят пациенты.',
        'Клиника сайтына не кіретінін және онда пациенттер не көретінін қараңыз.',
        'Klinika saytiga nimalar kirishini va unda bemorlar nimani koʻrishini bilib oling.',
        'See what a clinic’s site includes and what patients find there.',
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
