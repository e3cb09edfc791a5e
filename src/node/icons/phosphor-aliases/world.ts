/**
 * Font Awesome names of people, faces, health, places, nature and transport, by the Phosphor icon
 * that means the same. The format is that of `interface.ts`. Data only.
 */
export const worldAliases = `
airplane: plane plane-up
airplane-landing: plane-arrival
airplane-takeoff: plane-departure
ambulance: truck-medical
asclepius: staff-snake
baby: child child-reaching
bandaids: bandage
bank: building-columns landmark
barricade: road-barrier
bird: dove crow kiwi-bird
boat: ship ferry
brain: head-side-virus
bridge: road-bridge bridge-water
bug: locust worm
bug-droid: mosquito
building-apartment: hotel
building-office: building-user building-shield
buildings: building-flag building-ngo building-un
bus: bus-simple
campfire: fire-burner
car: car-side
car-profile: car-on
car-simple: car-rear
castle-turret: archway dungeon
cat: shield-cat
chalkboard-teacher: chalkboard-user person-chalkboard
church: place-of-worship
cloud-fog: smog
cloud-lightning: cloud-bolt
cloud-rain: cloud-showers-heavy cloud-sun-rain cloud-moon-rain
detective: user-secret user-ninja
dog: shield-dog
door: door-closed
drop: droplet glass-water-droplet
drop-slash: droplet-slash
ear: ear-listen
ear-slash: ear-deaf
eye-closed: eye-low-vision
eyeglasses: glasses
face-mask: mask-face head-side-mask
factory: industry
first-aid: house-medical
first-aid-kit: kit-medical suitcase-medical briefcase-medical user-doctor user-nurse user-injured
first-aid-kit: hospital-user
flag-banner: flag-usa
flame: fire-flame-curved fire-flame-simple
flask: flask-vial vials
gas-can: oil-can
gender-female: venus
gender-intersex: mercury
gender-male: mars
gender-neuter: neuter genderless
gender-transgender: transgender mars-and-venus
globe-hemisphere-east: earth-africa earth-europe earth-asia earth-oceania
globe-hemisphere-west: earth-americas
graduation-cap: school
hand-coins: hand-holding-dollar hand-holding
hand-fist: hand-back-fist
hand-heart: hand-holding-heart hand-holding-hand hands-holding
hand-soap: hands-bubbles pump-soap
hands-praying: person-praying
handshake: handshake-angle handshake-simple
heart: shield-heart
heart-break: heart-crack
heartbeat: heart-pulse
house: house-chimney
house-line: house-user house-laptop house-signal
island: umbrella-beach
jeep: truck-pickup truck-monster
leaf: cannabis
lock: shop-lock house-lock school-lock road-lock plane-lock
map-pin: location-dot location-pin map-location-dot
map-pin-line: street-view
map-trifold: map map-location
mask-happy: masks-theater mask
mountains: mountain mountain-sun mountain-city mound volcano
path: route
paw-print: paw otter hippo frog
person-arms-spread: universal-access
person-simple: person-dress child-dress
person-simple-bike: person-biking
person-simple-hike: person-hiking
person-simple-run: person-running
person-simple-ski: person-skiing person-skiing-nordic
person-simple-snowboard: person-snowboarding
person-simple-swim: person-swimming water-ladder
person-simple-tai-chi: person-rays
person-simple-throw: person-falling
person-simple-walk: person-walking
pill: pills capsules tablets
plant: seedling
potted-plant: spa
radioactive: radiation circle-radiation
road-horizon: road
rocket-launch: shuttle-space
shield-star: user-shield
shovel: person-digging trowel trowel-bricks
signpost: signs-post
skull: skull-crossbones
smiley: face-smile face-grin face-grin-wide face-laugh face-grin-beam face-smile-beam
smiley: face-laugh-beam face-grin-tears face-grin-squint face-laugh-squint face-grin-tongue
smiley-angry: face-angry
smiley-blank: face-meh-blank
smiley-meh: face-meh face-rolling-eyes
smiley-nervous: face-grimace face-grin-beam-sweat face-flushed face-surprise
smiley-sad: face-frown face-sad-tear face-frown-open face-sad-cry
smiley-sticker: face-grin-hearts face-grin-stars face-kiss face-kiss-beam face-kiss-wink-heart
smiley-wink: face-smile-wink face-grin-wink face-laugh-wink
smiley-x-eyes: face-dizzy face-tired
snowflake: icicles snowman
storefront: store shop
student: user-graduate
test-tube: vial vial-virus
thermometer: temperature-half temperature-quarter temperature-three-quarters
thermometer-cold: temperature-low temperature-empty temperature-arrow-down
thermometer-hot: temperature-high temperature-full temperature-arrow-up
tipi: campground
traffic-signal: traffic-light
train-simple: train-subway
tram: train-tram
tree: tree-city
truck: truck-fast truck-front
truck-trailer: truck-moving trailer
user-check: person-circle-check
user-circle: circle-user image-portrait
user-circle-minus: users-slash
user-focus: users-viewfinder
user-gear: users-gear user-pen
user-list: user-tag
user-minus: user-xmark user-slash person-circle-minus person-circle-xmark
user-plus: person-circle-plus
user-rectangle: user-tie
user-square: user-lock
user-switch: people-arrows
users: user-group children
users-four: users-rectangle users-between-lines
users-three: people-group people-roof users-line people-line
van: van-shuttle
virus: virus-covid viruses disease bacteria bacterium shield-virus
waves: water
wheelchair-motion: wheelchair-move
`;
