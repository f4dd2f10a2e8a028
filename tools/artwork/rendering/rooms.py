"""The rooms of the pictures: wall, plinth, light and grading, as data that render.py and post.py read.

A light is (kind, settings); kinds and settings are the lamps of render.py. Points are in the scene's units (10 cm),
x to the right, y away from the lens, z upwards; the bottle stands at the origin, turned by `turn` degrees.
The wall's colour at the picture's borders, where the page continues it, is the ground of the same name in
src/house/colours.ts. `plinth` carries the bottle alone,
`table` the bottle among its materials.
"""
import os, re

CLEAR_EDGES = [  # dark cards, seen only in glass, so that its edges read against a pale wall
    ("card", dict(tone=(.05, .04, .03), size=(1.3, 3.0), loc=(-1.12, .6, .7), target=(0, .03, .7))),
    ("card", dict(tone=(.05, .04, .03), size=(1.3, 3.0), loc=(1.12, .6, .7), target=(0, .03, .7))),
]


def window(color, power, opening, size, wall=(.34, 1.5, .80), angle=1.2, toward=(1.5, 5.0, -1.75)):
    """sun through an opening; `wall` is the middle of its light on the wall"""
    loc = tuple(p - 1.2 * d for p, d in zip(wall, toward))
    return ("sun", dict(loc=loc, target=wall, power=power, angle=angle, color=color, opening=opening, at=4.2, size=size))


ROOMS = {
    # Classic Musk: pale stone, morning light through a window
    "stone": dict(
        turn=-14,
        wall=("limewash", "#e8e1d5", .03),
        back=1.5, radius=.5, floor=-.22,
        world=((1.0, .98, .95), .50),
        plinth=[("slab", dict(mat=("limestone", "#ece5d8"), w=.74, d=.46, z0=-.22, z1=0, loc=(.04, .06), rot=-7))],
        table=[("slab", dict(mat=("limestone", "#ece5d8"), w=1.02, d=.74, z0=-.22, z1=0, loc=(.03, -.14), rot=-3))],
        lights=[
            window((1.0, .93, .83), 2.3, "window", (1.06, 1.50), wall=(.91, 1.5, .63)),
            ("area", dict(loc=(-3.4, -3.6, 2.6), target=(0, 0, .6), size=2.6, power=95, color=(1.0, .96, .91), transmission=False)),
            ("area", dict(loc=(.2, -.4, 5.2), target=(.1, .6, 0), size=(4.2, 3.2), power=120, color=(1.0, .97, .93))),
            ("area", dict(loc=(-1.75, -1.5, 1.0), target=(0, 0, .6), size=(.26, 1.5), power=11, color=(1, .98, .95), transmission=False, spread=80)),
            ("area", dict(loc=(2.0, -.6, 1.0), target=(0, 0, .6), size=(.16, 1.5), power=9, color=(1, .97, .93), transmission=False, spread=80)),
        ] + CLEAR_EDGES,
        grade=dict(ev=0., con=1.14, sat=1.02, vig=0., bloom=.03),
    ),
    # Vanilla Ember: honey limewash, low sun through an arch
    "honey": dict(
        turn=-6,
        wall=("limewash", "#dec294", .05),
        back=1.5, radius=.5, floor=-.20,
        world=((1.0, .95, .87), .46),
        plinth=[("disc", dict(mat=("limewash", "#dcbf90", .05), r=.64, z0=-.20, z1=0))],
        table=[("slab", dict(mat=("limewash", "#dcbf90", .05), w=1.02, d=.74, z0=-.20, z1=0, loc=(.03, -.14), rot=-3))],
        lights=[
            window((1.0, .83, .60), 2.9, "arch", (1.02, 1.62), wall=(.24, 1.5, .74), toward=(1.7, 5.0, -1.45)),
            ("area", dict(loc=(-3.4, -3.6, 2.6), target=(0, 0, .6), size=2.6, power=80, color=(1.0, .93, .84), transmission=False)),
            ("area", dict(loc=(.2, -.4, 5.2), target=(.1, .6, 0), size=(4.2, 3.2), power=118, color=(1.0, .94, .86))),
            ("area", dict(loc=(-1.75, -1.5, 1.0), target=(0, 0, .6), size=(.26, 1.5), power=11, color=(1, .94, .84), transmission=False, spread=80)),
            ("area", dict(loc=(2.0, -.6, 1.0), target=(0, 0, .6), size=(.16, 1.5), power=9, color=(1, .94, .84), transmission=False, spread=80)),
        ] + CLEAR_EDGES,
        grade=dict(ev=.05, con=1.12, sat=.90, vig=0., bloom=.04),
    ),
    # Amber Nights: smoked plaster, a lamp low behind the bottle
    "smoke": dict(
        turn=-14,
        wall=("limewash", "#51473d", .10),
        back=2.2, radius=.7, floor=-.20,
        world=((1.0, .90, .78), .12),
        plinth=[("slab", dict(mat=("limewash", "#4c4238", .10), w=.68, d=.46, z0=-.20, z1=0, loc=(.02, .04), rot=9))],
        table=[("slab", dict(mat=("limewash", "#4c4238", .10), w=1.02, d=.74, z0=-.20, z1=0, loc=(.03, -.14), rot=-3))],
        lights=[
            ("spot", dict(loc=(.4, .3, 3.4), target=(.05, 2.2, .72), power=400, angle=54, blend=1.0, radius=.6, color=(1.0, .72, .43))),
            ("area", dict(loc=(-2.6, .75, 1.3), target=(0, 0, .65), size=(.45, 1.7), power=56, color=(1.0, .80, .58), transmission=False, spread=70)),
            ("area", dict(loc=(2.4, .95, 1.3), target=(0, 0, .65), size=(.30, 1.7), power=44, color=(1.0, .80, .58), transmission=False, spread=70)),
            ("area", dict(loc=(-2.3, -3.2, 1.9), target=(0, 0, .55), size=(1.7, 2.2), power=76, color=(1, .88, .74), transmission=False, spread=140, glossy=False)),
            ("sheen", dict(rgb=(1.0, .86, .68), strength=2.4, size=(2.0, 1.5), loc=(-1.65, -3.1, 1.50), target=(0, 0, 1.25))),
            ("area", dict(loc=(2.6, -3.4, 1.7), target=(0, 0, .55), size=(.7, 1.4), power=26, color=(1, .88, .74), transmission=False, spread=120)),
            ("area", dict(loc=(.2, .1, 3.6), target=(0, 0, .4), size=(1.8, 1.0), power=66, color=(1, .88, .72), transmission=False)),
            ("glow", dict(color=(1.0, .42, .08), strength=2.8)),
        ],
        grade=dict(ev=.2, con=1.06, sat=1.0, vig=0., bloom=.05),
    ),
    # Royal Oud: black and gold
    "ink": dict(
        turn=-22,
        wall=("limewash", "#2a221a", .10),
        back=2.2, radius=.7, floor=-.20,
        world=((1.0, .90, .76), .05),
        plinth=[
            ("disc", dict(mat=("dark_stone", .16, .12, "#0f0c0a"), r=.62, z0=-.20, z1=0)),
            ("disc", dict(mat=("metal", "gold"), r=.624, z0=-.060, z1=-.036, bev=.004)),
        ],
        table=[
            ("slab", dict(mat=("dark_stone", .16, .12, "#0f0c0a"), w=1.02, d=.74, z0=-.20, z1=0, loc=(.03, -.14), rot=-3)),
            ("slab", dict(mat=("metal", "gold"), w=1.024, d=.744, z0=-.060, z1=-.042, loc=(.03, -.14), rot=-3, bev=.004)),
        ],
        lights=[
            ("spot", dict(loc=(.3, .5, 3.6), target=(0, 2.2, .95), power=620, angle=46, blend=1.0, radius=.5, color=(1.0, .76, .44))),
            ("area", dict(loc=(-2.6, .75, 1.3), target=(0, 0, .75), size=(.45, 1.7), power=66, color=(1.0, .82, .54), transmission=False, spread=70)),
            ("area", dict(loc=(2.4, .95, 1.3), target=(0, 0, .75), size=(.30, 1.7), power=58, color=(1.0, .82, .54), transmission=False, spread=70)),
            ("area", dict(loc=(-1.3, -3.8, 1.9), target=(0, 0, .65), size=(1.4, 2.2), power=50, color=(1, .90, .76), transmission=False, spread=140)),
            ("area", dict(loc=(2.6, -3.4, 1.7), target=(0, 0, .65), size=(.7, 1.4), power=24, color=(1, .90, .76), transmission=False, spread=120)),
            ("area", dict(loc=(.2, .1, 3.8), target=(0, 0, .5), size=(1.8, 1.0), power=56, color=(1, .88, .70), transmission=False)),
            ("sheen", dict(rgb=(1.0, .88, .70), strength=1.5, size=(2.2, 1.5), loc=(-2.6, -2.6, 1.55), target=(0, 0, 1.4))),
            ("glow", dict(color=(1.0, .22, .07), strength=7.0, z=.42, size=(1.0, 1.35))),
        ],
        grade=dict(ev=.2, con=1.06, sat=1.02, vig=0., bloom=.04),
    ),
}

#: the room of a product; all its pictures are taken there
ROOM_OF = {
    "classic-musk": "stone", "amber-nights": "smoke", "vanilla-ember": "honey", "royal-oud": "ink",
    **dict.fromkeys(("bergamot-sky", "iris-poudre", "neroli-blanc", "oud-blanc", "vetiver-rain"), "stone"),
    **dict.fromkeys(("fig-leaf", "rose-velours", "saffron-silk", "tonka-dusk"), "honey"),
    **dict.fromkeys(("cedar-smoke", "jasmin-minuit", "santal-noir"), "smoke"),
    **dict.fromkeys(("bergamot-sky-travel-spray", "classic-musk-travel-spray"), "stone"),
    **dict.fromkeys(("amber-nights-travel-spray", "cedar-smoke-travel-spray", "jasmin-minuit-travel-spray"), "smoke"),
}


def product_of(shot):
    """the product of a shot's name, for example classic-musk of product-classic-musk-detail; None for other shots"""
    m = re.fullmatch(r"(?:product|plate|macro|hours)-(.+?)(?:-(?:detail|materials))?", shot)
    return m.group(1) if m and m.group(1) in ROOM_OF else None


def room_of(shot):
    key = product_of(shot)
    return ROOMS[ROOM_OF[key]] if key else None


def tone_of(shot):
    """the colour of the page around a picture"""
    colours = open(os.path.join(os.path.dirname(os.path.realpath(__file__)), "../../../src/house/colours.ts")).read()
    return re.search(r"\n  %s: \{.*?\bground: '(#\w+)'" % ROOM_OF[product_of(shot)], colours, re.S).group(1)
