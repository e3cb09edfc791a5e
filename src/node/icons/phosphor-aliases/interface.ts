/**
 * Font Awesome names of arrows, controls, files, text, code and charts, by the Phosphor icon that means the
 * same. One line per target: `phosphor: name name`. Names that mean the same in both sets are left out.
 * Data only; `phosphor-names.ts` reads it.
 */
export const interfaceAliases = `
app-window: window-maximize
archive: box-archive
arrow-bend-double-up-left: reply-all
arrow-bend-right-down: arrow-turn-down
arrow-bend-up-left: arrow-turn-up reply
arrow-bend-up-right: diamond-turn-right
arrow-circle-down: circle-arrow-down circle-down circle-chevron-down
arrow-circle-left: circle-arrow-left circle-left circle-chevron-left
arrow-circle-right: circle-arrow-right circle-right circle-chevron-right
arrow-circle-up: circle-arrow-up circle-up circle-chevron-up
arrow-clockwise: arrow-rotate-right rotate-right
arrow-counter-clockwise: arrow-rotate-left rotate-left
arrow-down: arrow-down-long down-long
arrow-elbow-right-up: turn-up
arrow-fat-down: turn-down
arrow-fat-lines-up: arrow-up-right-dots
arrow-fat-up: arrow-up-from-ground-water arrow-up-from-water-pump
arrow-left: arrow-left-long left-long
arrow-line-down: arrows-down-to-line
arrow-line-up: arrows-up-to-line
arrow-right: arrow-right-long right-long
arrow-square-out: arrow-up-right-from-square up-right-from-square
arrow-square-up-right: square-arrow-up-right square-up-right
arrow-u-up-left: undo
arrow-up: arrow-up-long up-long
arrows-clockwise: arrows-rotate rotate
arrows-counter-clockwise: arrows-spin group-arrows-rotate
arrows-down-up: up-down
arrows-horizontal: arrows-left-right-to-line
arrows-in: minimize compress
arrows-in-cardinal: arrows-to-circle arrows-to-dot arrows-to-eye
arrows-in-simple: down-left-and-up-right-to-center
arrows-left-right: left-right right-left arrow-right-arrow-left
arrows-merge: arrows-turn-to-dots
arrows-out: maximize expand
arrows-out-cardinal: arrows-up-down-left-right up-down-left-right
arrows-out-simple: up-right-and-down-left-from-center
arrows-split: arrows-split-up-and-left arrows-turn-right
arrows-vertical: arrows-up-down
asterisk-simple: splotch
backspace: delete-left
binary: square-binary
bounding-box: draw-polygon
browsers: window-restore
bug: bug-slash
bug-beetle: bugs
caret-double-down: angles-down
caret-double-left: angles-left
caret-double-right: angles-right
caret-double-up: angles-up
caret-down: angle-down chevron-down sort-down square-caret-down
caret-left: angle-left chevron-left square-caret-left
caret-right: angle-right chevron-right square-caret-right
caret-up: angle-up chevron-up sort-up square-caret-up
caret-up-down: sort
chart-bar: chart-column chart-simple square-poll-vertical
chart-bar-horizontal: square-poll-horizontal chart-gantt bars-progress
chart-line-up: chart-area
check-circle: circle-check
check-square: square-check check-to-slot
check-square-offset: clipboard-check
checks: check-double
circle-half: circle-half-stroke
circles-three: icons
clipboard: clipboard-user
clipboard-text: clipboard-list paste notes-medical
columns: table-columns
copy: clone
crop: crop-simple
crosshair: crosshairs location-crosshairs
cursor: arrow-pointer mouse-pointer location-arrow
cursor-text: i-cursor
diamonds-four: border-style
dots-nine: braille
dots-six: grip grip-lines
dots-six-vertical: grip-vertical grip-lines-vertical
dots-three: ellipsis
dots-three-vertical: ellipsis-vertical
exam: spell-check
exclamation-mark: exclamation
export: arrow-up-from-bracket share-from-square
eyedropper: eye-dropper
fast-forward: forward forward-fast
file-arrow-down: file-import
file-arrow-up: file-export
file-dashed: file-half-dashed file-fragment
file-doc: file-word
file-lock: file-shield
file-magnifying-glass: file-circle-question
file-minus: file-circle-minus
file-plus: file-circle-plus
file-ppt: file-powerpoint
file-text: file-lines
file-x: file-circle-xmark
file-xls: file-excel
file-zip: file-zipper
flow-arrow: diagram-next diagram-successor diagram-predecessor
folder: folder-closed
frame-corners: border-all
funnel: filter
funnel-x: filter-circle-xmark
gear: gears
gear-six: gear
git-branch: code-branch
git-commit: code-commit timeline
git-diff: code-compare
git-fork: code-fork
git-merge: code-merge
git-pull-request: code-pull-request
graph: hexagon-nodes hexagon-nodes-bolt
greater-than-or-equal: greater-than-equal
grid-four: table-cells-large
hand-palm: hand
hand-pointing: hand-pointer hand-point-up hand-point-down hand-point-left hand-point-right
hash: hashtag
identification-badge: id-badge
identification-card: id-card address-card id-card-clip
info: circle-info
invoice: file-invoice file-invoice-dollar
less-than-or-equal: less-than-equal
lightning: bolt bolt-lightning
link-break: link-slash
list: bars navicon
list-bullets: list list-ul rectangle-list
list-checks: list-check
list-dashes: bars-staggered stream
list-numbers: list-ol
lock-key: unlock-keyhole anchor-lock location-pin-lock
lock-open: unlock
magic-wand: wand-magic wand-magic-sparkles wand-sparkles
microphone-slash: microphone-lines-slash
minus-circle: circle-minus
minus-square: square-minus window-minimize
not-equals: not-equal
note: note-sticky
note-pencil: file-pen file-signature
number-eight: 8
number-five: 5
number-four: 4
number-nine: 9
number-one: 1
number-seven: 7
number-six: 6
number-three: 3
number-two: 2
number-zero: 0
paint-brush: brush paintbrush
paint-bucket: fill fill-drip
paragraph: section
pause-circle: circle-pause
pen: pen-clip marker
pen-nib-straight: pen-fancy
pencil-ruler: pen-ruler
pencil-simple-line: pen-to-square square-pen
play-circle: circle-play
plus-circle: circle-plus
plus-square: square-plus
power: power-off
prohibit: ban
prohibit-inset: ban-smoking notdef
question: circle-question clipboard-question
question-mark: question
quotes: quote-left quote-right single-quote-left single-quote-right
radical: square-root-variable
ranking: ranking-star
record: circle-dot
repeat: retweet
rewind: backward backward-fast
rows: table-list
scissors: cut
scroll: file-contract
selection: object-group
selection-slash: object-ungroup
share-fat: share
share-network: share-nodes square-share-nodes circle-nodes
shield-check: shield-halved
sign-in: arrow-right-to-bracket right-to-bracket
sign-out: arrow-right-from-bracket right-from-bracket
skip-back: backward-step
skip-forward: forward-step
sliders-horizontal: sliders
sort-ascending: arrow-down-1-9 arrow-down-a-z arrow-down-short-wide arrow-up-short-wide
sort-ascending: arrow-up-1-9 arrow-up-a-z
sort-descending: arrow-down-9-1 arrow-down-z-a arrow-down-wide-short arrow-up-wide-short
sort-descending: arrow-up-9-1 arrow-up-z-a
speaker-high: volume volume-high
speaker-low: volume-low
speaker-none: volume-off
speaker-x: volume-xmark
stack: layer-group
star-half: star-half-stroke
stop-circle: circle-stop
subtitles-slash: closed-captioning-slash
table: table-cells table-cells-row-lock table-cells-row-unlock table-cells-column-lock
target: bullseye
text-aa: text-height
text-align-center: align-center
text-align-justify: align-justify
text-align-left: align-left
text-align-right: align-right
text-b: bold
text-h: heading
text-indent: indent
text-italic: italic
text-outdent: outdent
text-strikethrough: strikethrough
text-subscript: subscript
text-superscript: superscript
text-t: font text-width
text-t-slash: text-slash
text-underline: underline
toggle-left: toggle-off
toggle-right: toggle-on
translate: language
trash: trash-can trash-arrow-up trash-can-arrow-up
tray: inbox
tree-structure: diagram-project sitemap network-wired chart-diagram
tree-view: folder-tree
trend-down: arrow-trend-down
trend-up: arrow-trend-up money-bill-trend-up
warning: triangle-exclamation
warning-circle: circle-exclamation
x: xmark
x-circle: circle-xmark
x-square: square-xmark rectangle-xmark
`;
