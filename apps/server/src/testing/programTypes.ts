// Made from the description of the interface.
export interface paths {
  '/api/v1/plans': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Plan a mix
     * @description Needs a token that may `plan`.
     */
    post: operations['planMix'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/catalogue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the catalogue holds
     * @description Needs a token that may `catalogue`.
     */
    get: operations['readCatalogue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/catalogue/{collection}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A page of the catalogue
     * @description Needs a token that may `catalogue`.
     */
    get: operations['listCatalogue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/catalogue/{collection}/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One entry of the catalogue
     * @description Needs a token that may `catalogue`.
     */
    get: operations['readCatalogueEntry'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/records': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Records of spraying
     * @description Needs a token that may `records`.
     */
    get: operations['listRecords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/records.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Records of spraying as CSV
     * @description Needs a token that may `records`.
     */
    get: operations['listRecordsAsCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * MixDraft
     * @description One spray or fertiliser mix to be planned. Every field but the needed ones may be null or absent: not set.
     */
    Draft: {
      /**
       * Name
       * @description What the operator calls the job.
       */
      name?: string | null;
      /**
       * Machine
       * @description Id in the catalogue. Null or "custom": described by the fields below.
       */
      machineId?: string | null;
      /**
       * Boom
       * @description Id at the machine. Null: its only boom, or not set.
       */
      boomConfigurationId?: string | null;
      /**
       * Tank capacity
       * @description What may be filled. Null: nominal tank x usable fraction of the machine; needed without one. Unit: L.
       */
      tankCapacityL?: number | null;
      /**
       * Dead volume
       * @description Stays in lines, pump and filters, below the gauge. Null: the machine’s, else not counted. Unit: L.
       */
      deadVolumeL?: number | null;
      /**
       * Left in the tank
       * @description What the gauge shows when the pump sucks air. Null: the machine’s, else not counted. Unit: L.
       */
      tankResidualL?: number | null;
      /**
       * Swath width
       * @description Null: the boom’s, else no nozzle figures. Unit: m.
       */
      swathWidthM?: number | null;
      /**
       * Suspended solids limit
       * @description Highest share by volume that the machine keeps moving. Null: the machine’s, else general. Unit: %.
       */
      suspendedSolidsLimitPct?: number | null;
      /**
       * Largest load mass
       * @description Axle and drawbar. Null: not checked. Unit: kg.
       */
      maxLoadMassKg?: number | null;
      /**
       * Finest filter
       * @description On the way to the nozzles, by its mesh. Null: particles are not held against a filter. Unit: 1.
       */
      finestFilterMesh?: number | null;
      /**
       * Gauge step
       * @description Between two marks of the sight gauge. Null: no marks. Unit: L.
       */
      gaugeStepL?: number | null;
      /**
       * Nozzle
       * @description As fitted. Null: no nozzle figures.
       */
      nozzle?: {
        /**
         * Nozzle
         * @description Id in the catalogue.
         */
        nozzleId: string;
        /**
         * Nozzle count
         * @description Positions that share the flow. Null: the boom’s. Unit: 1.
         */
        nozzleCount?: number | null;
      } | null;
      /**
       * Catch test
       * @description Flow of the nozzles as it was measured, in place of the published one. Null: not measured.
       */
      catchTest?: {
        /**
         * Nozzle
         * @description It holds for this nozzle; with another one it is not counted.
         */
        nozzleId: string;
        /**
         * Measured flow
         * @description Mean of the nozzles, of water. Unit: L/min.
         */
        flowLPerMin: number;
        /**
         * Measured at
         * @description Pressure at the nozzle during the test. Unit: bar.
         */
        pressureBar: number;
      } | null;
      /**
       * Travel speed
       * @description Null: no nozzle figures. Unit: km/h.
       */
      travelSpeedKmPerH?: number | null;
      /**
       * Agitation flow
       * @description What the pump gives up for agitation. Null: not known. Unit: L/min.
       */
      agitationFlowLPerMin?: number | null;
      /**
       * Spray area
       * @description Ground to be covered; of a band, all of the field. Needed. Unit: ha.
       */
      sprayAreaHa: number;
      /**
       * Application rate
       * @description Finished spray per area. Needed. Unit: L/ha.
       */
      applicationRateLPerHa: number;
      /**
       * Band width
       * @description Of the sprayed band over each row. Rates are those of the ground in the band. Null: all of the ground is sprayed. Unit: m.
       */
      bandWidthM?: number | null;
      /**
       * Row spacing
       * @description From row to row. Needed with a band. Unit: m.
       */
      rowSpacingM?: number | null;
      /**
       * Water temperature
       * @description Before mixing. Null: nothing is said about cooling and dissolving. Unit: °C.
       */
      waterTemperatureC?: number | null;
      /**
       * Margin to freezing
       * @description How far above its freezing point the mix has to stay. Null: 2 °C. Unit: K.
       */
      freezingMarginK?: number | null;
      /**
       * Water analysis
       * @description As a laboratory prints it. Null: not known.
       */
      waterAnalysis?: {
        /**
         * potassium
         * @description In the water, mg/L. Unit: ppm.
         */
        potassiumPpm?: number | null;
        /**
         * sodium
         * @description In the water, mg/L. Unit: ppm.
         */
        sodiumPpm?: number | null;
        /**
         * calcium
         * @description In the water, mg/L. Unit: ppm.
         */
        calciumPpm?: number | null;
        /**
         * magnesium
         * @description In the water, mg/L. Unit: ppm.
         */
        magnesiumPpm?: number | null;
        /**
         * iron
         * @description In the water, mg/L. Unit: ppm.
         */
        ironPpm?: number | null;
        /**
         * bicarbonate
         * @description In the water, mg/L: its alkalinity. Unit: ppm.
         */
        bicarbonatePpm?: number | null;
        /**
         * pH
         * @description Of the water. Unit: pH.
         */
        ph?: number | null;
      } | null;
      /**
       * pH of the mix
       * @description Read in the mix itself. Null: from what is in it, where that is known. Unit: pH.
       */
      mixPh?: number | null;
      /**
       * Holding time
       * @description How long the mix stands before it is sprayed out. Null: not set. Unit: min.
       */
      holdingTimeMin?: number | null;
      /**
       * Heel
       * @description Liquid in the tank already. Null: empty.
       */
      heel?: {
        /**
         * Volume
         * @description At most the tank capacity. Unit: L.
         */
        volumeL: number;
        /**
         * Contents
         * @description Water, or the same mix as planned.
         * @enum {unknown}
         */
        contents: 'water' | 'sameMix';
      } | null;
      /**
       * Load split
       * @description Null: full tanks first, then a part load.
       * @enum {unknown}
       */
      loadSplit?: 'fullThenPart' | 'equal' | null;
      /**
       * Measuring units
       * @description Whose scales and jugs amounts are rounded to where no step is set: kg and L, or lb, oz, gal, pt and fl oz. Null: metric.
       * @enum {unknown}
       */
      measuringUnits?: 'metric' | 'us' | 'imperial' | null;
      /**
       * Products
       * @description At least one.
       */
      products: {
        /**
         * Product
         * @description Id in the catalogue.
         */
        productId: string;
        /**
         * Product rate
         * @description How much is wanted. Needed.
         */
        rate: components['schemas']['Rate'];
        /**
         * Containers
         * @description The operator’s own; amounts are shown as whole ones and a remainder.
         */
        containers?:
          | {
              /**
               * Size
               * @description What one holds, in the unit beside it. Unit: kg.
               */
              size: number;
              /**
               * Unit
               * @description kg or g for a solid, L or mL for a liquid.
               * @enum {unknown}
               */
              unit: 'kg' | 'g' | 'L' | 'mL';
              /**
               * Kind
               * @description What it is called.
               * @enum {unknown}
               */
              kind: 'bag' | 'drum' | 'jug' | 'box' | 'bottle';
            }[]
          | null;
        /**
         * Price
         * @description What the product costs. Null: its cost is not known.
         */
        price?: {
          /**
           * Amount
           * @description Whole cents per unit beside it. Unit: cent.
           */
          amountCents: number;
          /**
           * Per
           * @description kg, L or the one container that is set.
           * @enum {unknown}
           */
          per: 'kg' | 'L' | 'container';
        } | null;
        /**
         * Measuring step
         * @description Smallest step that can be weighed (kg) or, of a liquid, measured (L). Null: the coarsest usual one that changes no dose by more than 1 %. 0: exact figures. Unit: kg.
         */
        measuringStep?: number | null;
        /**
         * Applications before
         * @description How often this ground had it in the twelve months before. Null: not known. Unit: 1.
         */
        applicationsBefore?: number | null;
        /**
         * Applied before
         * @description What a hectare of this ground had of it in the twelve months before, kg or, of a liquid, L; of bands, what the ground in them had. Null: not known. Unit: kg.
         */
        appliedBeforePerHa?: number | null;
        /**
         * Same action before
         * @description How often this ground had anything that acts the same way in the twelve months before. Null: not known. Unit: 1.
         */
        sameActionBefore?: number | null;
        /**
         * Days since the last
         * @description From the last spraying of it on this ground to this one. Null: not known. Unit: 1.
         */
        daysSinceLast?: number | null;
        /**
         * Active before
         * @description What a treated hectare of this ground had of its active ingredient in the twelve months before, from any product. Null: not known. Unit: g/ha.
         */
        activeBeforeGPerHa?: number | null;
        /**
         * Corrected facts
         * @description Facts for this mix that rule over the catalogue. Null: the catalogue holds.
         */
        overrides?: {
          /**
           * Density
           * @description Of a liquid product. Unit: kg/L.
           */
          liquidDensityKgPerL?: number | null;
          /**
           * Displacement
           * @description Room that 1 kg of a solid product takes in the tank. Unit: L/kg.
           */
          displacementLPerKg?: number | null;
          /**
           * Heat of solution
           * @description Taken from the water by 1 kg; below 0 warms the tank. Unit: kJ/kg.
           */
          heatOfSolutionKJPerKg?: number | null;
          /**
           * Label maximum
           * @description The highest rate that the label in hand allows.
           */
          labelMaximumRate?: components['schemas']['Rate'] | null;
          /**
           * Active ingredient
           * @description Of a liquid, as its label counts it. For rates in g ai. Unit: g/L.
           */
          activeIngredientGPerL?: number | null;
          /**
           * Active ingredient
           * @description Of a solid, % by mass, as its label counts it. Unit: %.
           */
          activeIngredientPct?: number | null;
          /**
           * Acid equivalent
           * @description The acid that the salt or ester of a liquid comes to. For rates in g ae. Unit: g/L.
           */
          acidEquivalentGPerL?: number | null;
          /**
           * Acid equivalent
           * @description The same of a solid, % by mass. Unit: %.
           */
          acidEquivalentPct?: number | null;
          /**
           * Measured run
           * @description Litres of a liquid that ran out in the time below. For rates in seconds. Unit: L.
           */
          runVolumeL?: number | null;
          /**
           * Measured run
           * @description The same of a solid, kg. Unit: kg.
           */
          runMassKg?: number | null;
          /**
           * Neutralising value
           * @description Of a lime, % of pure calcium carbonate, as its paper says. Unit: %.
           */
          neutralisingValuePct?: number | null;
          /**
           * Fineness
           * @description Of a lime, the % that its paper counts as acting, by the scheme of the country. Unit: %.
           */
          finenessPct?: number | null;
          /**
           * Time of the run
           * @description In which that much ran out. Unit: s.
           */
          runTimeS?: number | null;
        } | null;
      }[];
      /**
       * Mixing order
       * @description Product ids in the operator’s own order. Null: the order of the classes.
       */
      mixingOrder?: string[] | null;
      /**
       * Label allowances
       * @description Null: none.
       */
      labelAllowances?:
        | {
            /**
             * Products
             * @description The two products.
             */
            productIds: string[];
            /**
             * Reason
             * @description Kept with the plan.
             */
            reason: string;
          }[]
        | null;
      /**
       * Crop
       * @description What is sprayed. Null: leaf burn is not judged.
       * @enum {unknown}
       */
      crop?: 'pasture' | 'cereals' | 'maize' | 'broadLeaved' | 'trees' | 'bareGround' | null;
      /**
       * Growth stage
       * @description Of the crop, BBCH 0 to 99. Null: not held against a label. Unit: 1.
       */
      growthStage?: number | null;
      /**
       * Days to harvest
       * @description From the spraying to the harvest. Null: not held against a label. Unit: 1.
       */
      daysToHarvest?: number | null;
      /**
       * Air temperature
       * @description When it is sprayed. Null: not judged. Unit: °C.
       */
      airTemperatureC?: number | null;
      /**
       * Leaf
       * @description How the leaf is when it is sprayed. Null: not judged.
       * @enum {unknown}
       */
      leafSurface?: 'dry' | 'moist' | 'frost' | null;
      /**
       * Country
       * @description Whose labels and limits hold. Null: New Zealand’s nitrogen limit and no country’s labels.
       * @enum {unknown}
       */
      country?: 'NZ' | 'AU' | 'GB' | 'IE' | 'US' | null;
      /**
       * Nitrogen applied
       * @description Synthetic N already on this ground in the running July to June year. Null: not known. Unit: kg N/ha.
       */
      nitrogenAppliedKgPerHa?: number | null;
    };
    /**
     * Rate
     * @description An amount of product per area, per 100 L of finished spray or per load.
     */
    Rate: {
      /**
       * Value
       * @description In the unit beside it.
       */
      value: number;
      /**
       * Unit
       * @description A nutrient is elemental unless an oxide is named.
       * @enum {unknown}
       */
      unit:
        | 'kg/ha'
        | 'g/ha'
        | 'L/ha'
        | 'mL/ha'
        | 'kg/100 L'
        | 'g/100 L'
        | 'L/100 L'
        | 'mL/100 L'
        | '% v/v'
        | 'kg/load'
        | 'g/load'
        | 'L/load'
        | 'mL/load'
        | 'kg N/ha'
        | 'kg P/ha'
        | 'kg K/ha'
        | 'kg S/ha'
        | 'kg Ca/ha'
        | 'kg Mg/ha'
        | 'kg P2O5/ha'
        | 'kg K2O/ha'
        | 'g ai/ha'
        | 'kg ai/ha'
        | 'g ae/ha'
        | 'kg ae/ha'
        | 'mg/L'
        | 'mg ai/L'
        | 'mg ae/L'
        | 'mg N/L'
        | 'mg P/L'
        | 'mg K/L'
        | 's/load';
    } & (unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown &
      unknown);
    PlanRequest: {
      draft: components['schemas']['Draft'];
      /**
       * @description Adds the problems in words of this language.
       * @enum {unknown}
       */
      language?: 'en' | 'es' | 'fr' | null;
      /**
       * @description Of the figures in those words; metric unless said.
       * @enum {unknown}
       */
      units?: 'metric' | 'us' | 'imperial' | null;
    };
    /** @description A code with its numbers; docs/problems.md has all of them. */
    Problem: {
      code: string;
      /** @enum {unknown} */
      severity: 'stop' | 'warn' | 'note';
      field?: string | null;
      /** @description In the language that was asked for; without one there are none. */
      words?: {
        title: string;
        detail: string;
        action: string | null;
      };
    } & {
      [key: string]: unknown;
    };
    PlanAnswer: {
      engineVersion: string;
      catalogueVersion: string;
      /** @description Null where something stops it. Figures are exact; rounding is the reader’s. */
      plan: {
        [key: string]: unknown;
      } | null;
      problems: components['schemas']['Problem'][];
    };
    Catalogue: {
      version: string;
      collections: {
        [key: string]: number;
      };
    };
    CatalogueEntry: {
      id: string;
      name?: string;
    } & {
      [key: string]: unknown;
    };
    CataloguePage: {
      version?: string;
      items: components['schemas']['CatalogueEntry'][];
      /** @description Null: this was the last page. */
      nextPageToken: string | null;
    };
    /** @description As the account keeps it; a null is not known. */
    Record: {
      id: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      updatedAt: string;
      /** @description Local time of the place, with its offset. */
      endedAt: string;
      products: {
        [key: string]: unknown;
      }[];
    } & {
      [key: string]: unknown;
    };
    RecordsPage: {
      items: components['schemas']['Record'][];
      /** @description Null: this was the last page. */
      nextPageToken: string | null;
    };
    Error: {
      error: {
        /** @enum {unknown} */
        code:
          | 'INVALID_ARGUMENT'
          | 'UNAUTHENTICATED'
          | 'PERMISSION_DENIED'
          | 'NOT_FOUND'
          | 'METHOD_NOT_ALLOWED'
          | 'PAYLOAD_TOO_LARGE'
          | 'UNSUPPORTED_MEDIA_TYPE'
          | 'RESOURCE_EXHAUSTED'
          | 'UNAVAILABLE';
        message: string;
      };
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  planMix: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlanRequest'];
      };
    };
    responses: {
      /** @description The plan, or what stops it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlanAnswer'];
        };
      };
      /** @description The request cannot be read. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description No token, or one that has ended or run out. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The token may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The body is larger than 256 KiB. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The body is not announced as application/json. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description More than 60 requests in a minute; Retry-After says when. */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The server cannot answer right now; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  readCatalogue: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Its version and its parts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Catalogue'];
        };
      };
      /** @description The request cannot be read. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description No token, or one that has ended or run out. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The token may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description More than 60 requests in a minute; Retry-After says when. */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The server cannot answer right now; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  listCatalogue: {
    parameters: {
      query?: {
        /** @description Entries of one page. */
        pageSize?: number;
        /** @description The nextPageToken of the page before. */
        pageToken?: string;
      };
      header?: never;
      path: {
        collection: 'products' | 'machines' | 'nozzles';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CataloguePage'];
        };
      };
      /** @description The request cannot be read. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description No token, or one that has ended or run out. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The token may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The catalogue has no such part. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description More than 60 requests in a minute; Retry-After says when. */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The server cannot answer right now; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  readCatalogueEntry: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        collection: 'products' | 'machines' | 'nozzles';
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All that is known of it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CatalogueEntry'];
        };
      };
      /** @description The request cannot be read. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description No token, or one that has ended or run out. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The token may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The catalogue has no such entry. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description More than 60 requests in a minute; Retry-After says when. */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The server cannot answer right now; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  listRecords: {
    parameters: {
      query?: {
        /** @description Entries of one page. */
        pageSize?: number;
        /** @description The nextPageToken of the page before. */
        pageToken?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page, in the order of the ids; where records are long it has fewer of them than `pageSize`. Prices are in it where the token may see `money`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecordsPage'];
        };
      };
      /** @description The request cannot be read. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description No token, or one that has ended or run out. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The token may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description More than 60 requests in a minute; Retry-After says when. */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The server cannot answer right now; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  listRecordsAsCsv: {
    parameters: {
      query?: {
        /** @description Entries of one page. */
        pageSize?: number;
        /** @description The nextPageToken of the page before. */
        pageToken?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The same page with a heading, and one line for each product of a record. */
      200: {
        headers: {
          /** @description Missing: this was the last page. */
          'Next-Page-Token'?: string;
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description The request cannot be read. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description No token, or one that has ended or run out. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The token may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description More than 60 requests in a minute; Retry-After says when. */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The server cannot answer right now; try again. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
}
