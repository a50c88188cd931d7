import type { PropertyType } from '@innkeeper/protocol/codes/property-types'
import { say, type Saying } from '@innkeeper/protocol/say'
import type { LandmarkKind } from '@innkeeper/protocol/codes/landmark-kinds'

/** A place of the sample data that is near a property and not a landmark. */
type DemoPlace = {
  readonly kind: LandmarkKind
  readonly name: Saying
  readonly at: readonly [latitude: number, longitude: number] | { readonly metres: number }
}

/** A property's own information in the sample data. */
export type DemoGeneralInfo = {
  readonly type: PropertyType
  readonly numberOfRooms: number | null
  readonly taxCode: string
  readonly website: string
  readonly at: readonly [latitude: number, longitude: number]
  readonly description: Saying
  readonly contacts: readonly { readonly fullName: string; readonly phone: string; readonly email: string; readonly position: string }[]
  readonly amenities: string
  readonly landmarks: readonly string[]
  readonly places: readonly DemoPlace[]
}

/** The information of the sample properties, by their codes. */
export const generalInfoByCode: Readonly<Record<string, DemoGeneralInfo>> = {
  HAIAU: {
    type: 'resort',
    numberOfRooms: 132,
    taxCode: '0401234564',
    website: 'https://haiautrang.example',
    at: [16.0468, 108.2497],
    description: say(
      'Khu nghỉ dưỡng nằm sát bãi biển Mỹ Khê, cách cầu Rồng mười phút đi xe. Ba hồ bơi, spa nhìn ra biển, bốn nhà hàng và câu lạc bộ trẻ em mở cả ngày. Phòng nào cũng có ban công hoặc hiên riêng; biệt thự có hồ bơi riêng và lối xuống biển.',
      'The resort stands on Mỹ Khê beach, ten minutes by car from the Dragon Bridge. Three pools, a spa that looks out to sea, four restaurants and a kids’ club that is open all day. Every room has a balcony or a terrace of its own; villas have their own pool and a way down to the beach.',
    ),
    contacts: [
      { fullName: 'Nguyễn Thị Thuỳ Dương', phone: '+84 905 318 806', email: 'duong@haiautrang.example', position: 'Giám đốc' },
      { fullName: 'Lê Minh Khôi', phone: '+84 914 622 117', email: 'khoi@haiautrang.example', position: 'Quản lý doanh thu' },
      { fullName: 'Trần Quốc Bảo', phone: '0236 3959 888', email: 'letan@haiautrang.example', position: 'Trưởng lễ tân' },
    ],
    amenities:
      'reception24 expressCheckIn luggageStorage concierge tourDesk lift airConditioned garden terrace lounge privateBeach beachfront restaurant buffetBreakfast breakfastInRoom roomService24 bar poolBar coffeeShop vegetarian kidsMenu outdoorPool infinityPool spa massage sauna steamRoom hotTub fitness yoga tennis waterSports kayak cycling liveMusic cookingClass freeWifi laundry dryCleaning dailyCleaning currencyExchange shop wedding meetingRooms ballroom projector airportTransfer shuttle freeParking evCharging bicycleRental buggy kidsClub playground kidsPool babysitting cots highChairs wheelchair accessibleRooms accessibleToilet security24 cctv smokeDetectors fireExtinguishers firstAid doctorOnCall lifeguard keyCard waterRefill towelReuse',
    landmarks: [
      'san-bay-da-nang',
      'ga-da-nang',
      'bai-my-khe',
      'cau-rong',
      'cho-han',
      'ngu-hanh-son',
      'chua-linh-ung',
      'pho-co-hoi-an',
      'benh-vien-da-nang',
    ],
    places: [
      { kind: 'food', name: say('Dãy hải sản đường Võ Nguyên Giáp', 'Seafood row on Võ Nguyên Giáp street'), at: { metres: 350 } },
      { kind: 'market', name: say('Chợ Bắc Mỹ An', 'Bac My An Market'), at: [16.0434, 108.2387] },
      { kind: 'pharmacy', name: say('Nhà thuốc Mỹ Khê', 'Mỹ Khê Pharmacy'), at: { metres: 200 } },
    ],
  },
  NGOCLAN: {
    type: 'boutiqueHotel',
    numberOfRooms: 38,
    taxCode: '0108456723',
    website: 'https://ngoclan-hoguom.example',
    at: [21.03, 105.8502],
    description: say(
      'Khách sạn nhỏ giữa phố cổ, ra Hồ Gươm ba phút đi bộ. Ba mươi tám phòng, bữa sáng phở nấu tại bếp, sân thượng nhìn xuống mái ngói Hàng Trống. Lễ tân có người cả đêm và đặt giúp xe, vé múa rối, tour Ninh Bình.',
      'A small hotel in the Old Quarter, three minutes on foot from Hoàn Kiếm Lake. Thirty-eight rooms, phở made in the kitchen for breakfast, and a rooftop over the tiles of Hàng Trống. Reception is there all night and arranges cars, puppet-theatre tickets and tours to Ninh Bình.',
    ),
    contacts: [
      { fullName: 'Đỗ Ngọc Lan', phone: '+84 24 3928 1806', email: 'lan@ngoclan-hoguom.example', position: 'Chủ khách sạn' },
      { fullName: 'Vũ Gia Hân', phone: '+84 936 204 118', email: 'letan@ngoclan-hoguom.example', position: 'Lễ tân' },
    ],
    amenities:
      'reception24 luggageStorage tourDesk lift airConditioned nonSmoking rooftop restaurant buffetBreakfast breakfastInRoom roomService coffeeShop rooftopBar vegetarian massage freeWifi laundry dailyCleaning currencyExchange ticketService wakeUp printing airportTransfer motorbikeRental bicycleRental cots security24 cctv smokeDetectors fireExtinguishers firstAid keyCard noPlastic towelReuse',
    landmarks: [
      'noi-bai',
      'ga-ha-noi',
      'ho-hoan-kiem',
      'nha-hat-lon-ha-noi',
      'nha-tho-lon-ha-noi',
      'cho-dong-xuan',
      'van-mieu',
      'nha-hat-mua-roi',
      'benh-vien-viet-duc',
    ],
    places: [
      { kind: 'food', name: say('Phố ẩm thực Hàng Bồ', 'Hang Bo food street'), at: { metres: 400 } },
      { kind: 'bank', name: say('Máy rút tiền Hàng Trống', 'Cash machine on Hàng Trống'), at: { metres: 90 } },
    ],
  },
  SAOBIEN: {
    type: 'resort',
    numberOfRooms: 345,
    taxCode: '1702118660',
    website: 'https://saobien.example',
    at: [10.1462, 103.9722],
    description: say(
      'Quần thể nghỉ dưỡng trải dài tám trăm mét bên Bãi Trường, nhìn thẳng về phía mặt trời lặn. Ba mươi loại phòng và biệt thự, năm hồ bơi, bến thuyền riêng ra quần đảo An Thới, khu trẻ em có mái che và phòng hội nghị năm trăm chỗ.',
      'A resort along eight hundred metres of Long Beach, facing the sunset. Thirty kinds of rooms and villas, five pools, a jetty of its own for the An Thới islands, a covered children’s area and a conference hall for five hundred.',
    ),
    contacts: [
      { fullName: 'Huỳnh Thanh Châu', phone: '+84 297 3777 686', email: 'chau@saobien.example', position: 'Tổng quản lý' },
      { fullName: 'Phan Đức Hùng', phone: '+84 918 730 265', email: 'reservations@saobien.example', position: 'Trưởng phòng đặt chỗ' },
    ],
    amenities:
      'reception24 expressCheckIn luggageStorage concierge tourDesk airConditioned smokingArea garden terrace lounge library privateBeach beachfront restaurant buffetBreakfast breakfastInRoom roomService24 bar poolBar coffeeShop snackBar barbecue vegetarian halal kidsMenu outdoorPool infinityPool spa massage sauna steamRoom hotTub fitness yoga salon tennis badminton waterSports kayak diving fishing cycling liveMusic karaoke cinema freeWifi laundry dryCleaning dailyCleaning currencyExchange cashMachine shop minimart butler wedding businessCentre meetingRooms ballroom projector printing airportTransfer freeAirportTransfer shuttle freeParking coachParking evCharging motorbikeRental bicycleRental buggy kidsClub playground kidsPool babysitting cots highChairs pushchairs wheelchair accessibleRooms accessibleToilet wheelchairLoan security24 cctv smokeDetectors fireExtinguishers sprinklers safeDeposit firstAid doctorOnCall lifeguard keyCard solarPower waterRefill wasteSorting towelReuse',
    landmarks: [
      'san-bay-phu-quoc',
      'cho-dem-phu-quoc',
      'dinh-cau',
      'bai-truong',
      'bai-sao',
      'ben-tau-bai-vong',
      'cap-treo-hon-thom',
      'suoi-tranh',
    ],
    places: [{ kind: 'market', name: say('Chợ đêm Bãi Trường', 'Long Beach night market'), at: [10.1571, 103.9698] }],
  },
  THACMAY: {
    type: 'amusementPark',
    numberOfRooms: null,
    taxCode: '0402087315',
    website: 'https://thacmay.example',
    at: [16.0262, 108.035],
    description: say(
      'Công viên dưới chân núi Bà Nà: tàu lượn, hồ tạo sóng, máng trượt dài ba trăm mét và hai suất nhạc nước mỗi tối. Khu cho trẻ nhỏ có mái che, lối đi ưu tiên cho xe lăn, xe đưa đón từ trung tâm Đà Nẵng.',
      'A park at the foot of Bà Nà: a roller coaster, a wave pool, a slide of three hundred metres and two water shows every evening. A covered area for toddlers, step-free ways for wheelchairs, and a shuttle from the centre of Đà Nẵng.',
    ),
    contacts: [
      { fullName: 'Trịnh Hoàng Long', phone: '+84 236 3791 999', email: 'long@thacmay.example', position: 'Giám đốc công viên' },
      { fullName: 'Võ Hồng Mai', phone: '+84 935 117 402', email: 'banve@thacmay.example', position: 'Trưởng phòng vé' },
    ],
    amenities:
      'rollerCoaster ferrisWheel carousel bumperCars waterSlides wavePool lazyRiver alpineCoaster climbing arcade toddlerArea liveShows parade waterShow viewpoint gardens lockers changingRooms showers towelHire lifeJackets fastTrack eTicketGate parkMap informationDesk restAreas photoService souvenirShop parkWifi groupArea parkRestaurant foodCourt kiosks picnicArea parkVegetarian drinkingWater carPark motorbikePark coachPark cityShuttle parkBuggy babyCare strollerHire lostChildren childBands familyToilets parkWheelchair wheelchairHire parkToilets firstAidPost parkLifeguards parkSecurity parkCctv rideInsurance heightCheck',
    landmarks: ['san-bay-da-nang', 'ga-da-nang', 'ba-na', 'cau-rong', 'benh-vien-da-nang'],
    places: [{ kind: 'busStation', name: say('Bến xe buýt Hoà Ninh', 'Hoa Ninh bus stop'), at: { metres: 1400 } }],
  },
  NAIVANG: {
    type: 'amusementPark',
    numberOfRooms: null,
    taxCode: '5800746121',
    website: 'https://naivang.example',
    at: [11.9046, 108.4361],
    description: say(
      'Vườn thú mở giữa rừng thông: nai, hươu cao cổ và chim công đi lại tự do quanh khách, có xe lửa nhỏ, vườn hoa và khu cho trẻ em tự tay cho thú ăn.',
      'An open zoo among the pines: deer, giraffes and peacocks walk about freely, with a small train, gardens and a corner where children feed the animals.',
    ),
    contacts: [
      { fullName: 'Nguyễn Thị Thuỳ Dương', phone: '+84 263 3577 888', email: 'duong@naivang.example', position: 'Giám đốc' },
      { fullName: 'K’ Bảo Thuận', phone: '+84 918 402 771', email: 'banve@naivang.example', position: 'Trưởng phòng vé' },
    ],
    amenities:
      'carousel toddlerArea liveShows viewpoint gardens lockers parkMap informationDesk restAreas photoService souvenirShop parkWifi groupArea kiosks picnicArea drinkingWater carPark motorbikePark coachPark parkBuggy babyCare strollerHire lostChildren familyToilets parkWheelchair parkToilets firstAidPost parkSecurity',
    landmarks: ['lien-khuong', 'ho-xuan-huong', 'cho-da-lat', 'ga-da-lat'],
    places: [{ kind: 'busStation', name: say('Bến xe liên tỉnh Đà Lạt', 'Đà Lạt bus station'), at: { metres: 3200 } }],
  },
}

/** The chain of the sample data, by the codes of its properties. */
export const demoChain = {
  name: say('Chuỗi nghỉ dưỡng Biển Việt', 'Biển Việt Resorts'),
  codes: ['HAIAU', 'SAOBIEN'],
} as const

/** The amenities of every room, and the additional ones of rooms with a view or of a kind. */
export const demoRoomAmenities = {
  every:
    'privateBathroom standingShower hotWater bidet toiletries towels slippers hairDryer blackout wardrobe roomWifi flatTv satellite telephone universalSockets fridge kettle teaCoffee bottledWater airConditioning desk iron roomSafe roomSmokeDetector electronicLock noSmoking',
  resort: 'bathrobe rainShower premiumMattress smartTv usbSockets minibar balcony sofa sittingArea soundproof',
  ofView: {
    sea: 'seaView bathtub',
    partialSea: 'seaView bathtub',
    city: 'cityView openingWindow',
    garden: 'roomGarden roomTerrace',
    pool: 'roomTerrace',
    mountain: 'mountainView openingWindow',
  },
} as const
